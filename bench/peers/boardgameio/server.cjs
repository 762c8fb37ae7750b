// boardgame.io's server, in memory or with files: node server.cjs PORT [FOLDER]
// Its lobby listens at the next port: with today's Koa, the two do not work at one.
const { Server, Origins, FlatFile } = require("boardgame.io/dist/cjs/server.js");
const { games } = require("./games.cjs");

const [port, folder] = process.argv.slice(2);
const server = Server({ games, origins: [Origins.LOCALHOST], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } });
