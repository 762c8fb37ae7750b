# Endless Winter in the terminal.

cli-winter-round = Round { $round } of 4
cli-winter-first-free = first place free
cli-winter-upper = level { $level }, row { $row }, column { $column }:
cli-winter-start = start space
cli-winter-labour = { $labour } labour to spend
cli-winter-gains = to gain: { $gains }
cli-winter-due = { $count ->
    [one] a card must be discarded
   *[other] { $count } cards must be discarded
}
cli-winter-verb = { $verb ->
    [chief] choose a chief
    [side] choose a side
    [setup] choose a set-up card
    [play] play a card
    [discard] discard a card
    [place] place a figure
    [tile] take a rest tile
    [use] use an ability
    [recruit] take a tribe card into the hand
    [enlist] take a tribe card to the discard pile
    [bury] bury a card
    [learn] take a culture card
    [stone] take a sacred stone
    [move] move a camp
    [village] build a village
    [hunt] take an animal
    [tip] tip an animal
    [build] build a megalith
    [idol] a step on the idol board
    [gain] take what is gained
    [lesser] take a lesser income
    [lay] lay a card face down
   *[other] { $verb }
}
cli-winter-seek = labour
cli-winter-brings = brings { $gains }
cli-winter-move-from = move a camp from { $hex } to
cli-winter-place = place in { $column }
cli-winter-space = level { $level }, row { $row }, column { $column }
cli-winter-hidden-find = ice find, face down
cli-winter-column = { $column ->
    [initiate] tribe cards for tool and labour; rite and burial
    [develop] culture cards for labour; a sacred stone
    [migrate] camps for tools, moves for labour; a village
    [hunt] animals for tool and labour; tip one
   *[rest] draw a card, tip an animal; labour in the eclipse
}
