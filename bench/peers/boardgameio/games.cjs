// Two games of boardgame.io: its own tic-tac-toe, and the simplest one in which everybody holds secret cards.
const { PlayerView, INVALID_MOVE } = require("boardgame.io/dist/cjs/core.js");

const CELLS = 9;
const HAND = 5;

// As in its tutorial, but a full board is cleared, so that a match lasts as long as the load.
const ticTacToe = {
  name: "tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, cell) => {
      if (G.cells.every((owner) => owner !== null)) G.cells = Array(CELLS).fill(null);
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
};

const secretHands = {
  name: "secret-hands",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: random.Die(20, HAND) };
    return { players, played: null };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    // Luck and secrets are the server's: no client can play this ahead.
    play: {
      move: ({ G, playerID, random }, index) => {
        G.played = G.players[playerID].hand[index];
        G.players[playerID].hand[index] = random.Die(20);
      },
      client: false,
    },
  },
};

module.exports = { games: [ticTacToe, secretHands], CELLS, HAND };
