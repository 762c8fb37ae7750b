# The game on one page, for whoever has never played it; every sentence names the rules that it rests on.

summary-about = You lead a tribe through five years, and whoever has the most points in the end wins (PH-2.1, PH-15.11). Nearly everything is paid with cubes of six colours: on your tent a cube is a resource, below your painting it is a marker (PH-1.4, PH-1.15).
    .title = The aim
summary-spring = In spring you take the resources that your weather wheel shows (PH-4.1). Then the players take turns, each time doing one of six actions or passing for the rest of spring (PH-4.3). An action costs its own price and one more resource, which is laid on one of its two stones (PH-4.4). When both stones are taken, the action is closed for this spring (PH-4.5).
    .title = Spring
summary-making = Rock painting adds a piece to your picture, and painted neighbours bring something (PH-8.1, PH-8.4). Fishing moves you up a track that pays every summer (PH-9.2, PH-9.4). Gathering fills your baskets, and full pairs of them bring markers (PH-10.1, PH-10.4). Hunting brings animals and footprints, which multiply each other in the end (PH-11.2, PH-15.4). A ceremony moves your shamans, may bring a card with an aim for the end, and puts you ahead of those without one in next year’s turn order (PH-12.1, PH-12.3, PH-3.6). Migration sends members from your board to the start camp or to one of your camps (PH-13.2).
    .title = The six actions
summary-summer = In summer the cubes on the stones are pushed to the capstones and are markers from now on (PH-5.1). Whoever is last in the turn order is first to take all the markers of one capstone (PH-5.2). Then each action is handled once more, paid with markers of its own colour (PH-5.3, PH-5.4). At last the fishing track pays (PH-5.5).
    .title = Summer
summary-autumn = In autumn your members walk the map, each once; steps are bought with cubes, by the numbers on the central wheel, or with development points (PH-6.1, PH-6.2, PH-6.4). Where a walk ends there may be a reward, an animal or a megalith to take (PH-6.10, PH-6.11, PH-6.12). If it ends on a campsite, you may build a camp there, provided that enough of your members are on it and beside it; it brings what it shows and a new member (PH-7.1, PH-7.2, PH-7.4, PH-7.5).
    .title = Autumn
summary-winter = From the second year on the year begins with winter: tiles are filled up, cards and the central wheel are new, and so is the turn order (PH-3.1, PH-3.2, PH-3.3, PH-3.4, PH-3.6).
    .title = Winter
summary-bones = Development points turn wheels, buy cubes and steps, and you get one for each cube you give back (PH-14.2, PH-14.3, PH-14.4, PH-14.5, PH-6.2, PH-14.6).
    .title = Development points
summary-end = After the fifth year everybody may do one last action at summer’s price (PH-15.1). Then leftovers, painted rows, footprints with animals, equal gather tiles, megaliths and fulfilled ceremony cards score (PH-15.2, PH-15.3, PH-15.4, PH-15.5, PH-15.6, PH-15.7, PH-15.8, PH-15.10).
    .title = The end
