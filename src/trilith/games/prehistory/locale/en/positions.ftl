# What the fields of a position are called that no view shows.
position-year = Year
position-centrals_gone = Central wheels out of the game
position-wheels = Price wheels
position-hunting_gone = Hunting cards out of the game
position-ceremony_gone = Ceremony cards out of the game
position-found = Megaliths and animals on the land
position-megaliths_left = Megaliths still to be laid
position-camps = Camps
position-members = Members on the land
position-goal = what it is about
position-least = offered from here on
position-circle = shamans at the beginning
position-spot = field
position-resume = goes on with
position-ceremonies = ceremony cards
