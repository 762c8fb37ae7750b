# What the fields of a position are called that no view shows.
position-next_tool = next tool
position-pool = dice for everyone, by face
position-buyer = who bought the card
position-gifts = resources still to be named
position-gift = named last
position-resume = goes on with
position-hungry = players still to be fed
position-drawn_cards = cards that only their owner has seen
