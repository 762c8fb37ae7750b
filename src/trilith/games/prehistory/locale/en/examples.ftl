# Worked examples: every number in them is checked by the test that plays the example.

example-painting-bonus = You have painted row 1, column 1 and row 2, column 2, and now paint row 1, column 2. The piece beside it brings the bonus of row 1, a yellow marker; the piece below it that of column 2, 1 development point (PH-8.4).
example-painting-rows = At the end, rows with 3, 2 and 0 pieces are worth 6, 3 and 0 points: 9 in all (PH-15.3).
example-painting-price = The painting wheel is turned by 2, so the spiral costs yellow. You pay 1 yellow resource for it and lay 1 more of any colour on a stone (PH-8.2, PH-4.4).
example-fishing = The fishing wheel is turned by 4 and shows yellow, brown and blue. A fish of value 2 costs 2 of these 3 colours, never the same colour twice (PH-9.1).
example-track = On step 9 of the fishing track a summer pays 4 points and 3 development points, on step 1 it pays 0 points and 1 development point (PH-5.5).
example-baskets = You have 2 apples. The 1st and the 2nd berry make a full pair each and bring 2 markers each, the 3rd brings 0. At the end 2 apples are 3 points and 3 berries 5: 8 in all (PH-10.4, PH-15.5).
example-elephants = An elephant of 1 point with 2 elephant footprints is 2 points at the end. With another elephant of 3 points it is 8, and with the elephant of the map, which counts 2, it is 12 (PH-15.4, PH-6.11).
example-footprints = You have an elephant footprint that brings 1 development point and take a second one, which brings a grey marker: you get 1 grey marker, and then 1 development point once more (PH-11.3).
example-shamans = Your 3 shamans stand on grey, red and yellow. You pay blue and white, and 2 of them move there; so you may take a ceremony card of value 2 (PH-12.1, PH-12.3).
example-order = The turn order is orange, green, purple, blue. Orange holds 1 ceremony, purple 2, and so purple’s marker passes orange’s. Next year’s order is purple, orange, green, blue (PH-12.4, PH-3.6).
example-steps = With central wheel 1 a white cube is 3 steps and a red one 1: 4 steps in all. With 2 development points it is 6 (PH-6.2).
example-camp = Camp 5 asks for 3 members. Yours has ended its walk on the campsite, and 2 more stand beside it. You score 4 points, 1 of the 3 goes back to your board, and 1 new member joins it there (PH-7.2, PH-7.3, PH-7.4, PH-7.5).
example-megalith-b = You have a camp with 3 members next to a megalith B: that is 1 point for the camp and 3 for the members, 4 in all. With a member on the megalith itself it is 5 (PH-15.7).
example-megalith-c = A megalith C shows 5 and 2. With 3, 3 and 1 units of control the two who are tied get 3 points each and the other 0. With 4, 2 and 2 it is 5 points, and 1 for each of the others (PH-15.8).
example-end = At the end you have 7 development points and 4 cubes: that is 11, and so 3 points (PH-15.2).
example-limit = You have 2 camps and 4 members on the map. 1 more may migrate, which makes 5; 2 may not (PH-13.4).
