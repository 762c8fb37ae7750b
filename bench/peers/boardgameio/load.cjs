// Many matches at once, as `trilith loadtest` plays them: node load.cjs PORT GAME MATCHES RATE SECONDS
// Measured is the time from sending a move until every seat has its new state. A rate of 0 plays as fast as it goes.
const { io } = require("socket.io-client");
const { games, CELLS, HAND } = require("./games.cjs");

const [port, name, matches, rate, seconds] = process.argv.slice(2).map((word, at) => (at === 1 ? word : Number(word)));
const url = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${port + 1}`;
const seats = games.find((game) => game.name === name).maxPlayers;
const AT_ONCE = 20; // tables that are set at the same time
const latencies = [];

async function post(path, body) {
  const answer = await fetch(lobby + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Player {
  constructor(match, seat, credentials) {
    Object.assign(this, { match, seat: String(seat), credentials, state: null, waiting: null });
    this.socket = io(`${url}/${name}`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect", () => this.socket.emit("sync", match, this.seat, credentials, seats));
    this.socket.on("sync", (_, told) => this.see(told.state));
    this.socket.on("update", (_, state) => this.see(state));
  }
  see(state) {
    this.state = state;
    if (this.waiting && state._stateID > this.waiting.after) {
      const { done } = this.waiting;
      this.waiting = null;
      done();
    }
  }
  /** Wait for a state that is newer than this. */
  after(number) {
    if (this.state && this.state._stateID > number) return Promise.resolve();
    return new Promise((done) => (this.waiting = { after: number, done }));
  }
  play(argument) {
    const payload = { type: "play", args: [argument], playerID: this.seat, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, this.seat);
  }
}

async function setTable() {
  const { matchID } = await post(`/games/${name}/create`, { numPlayers: seats });
  const players = [];
  for (let seat = 0; seat < seats; seat++) {
    const { playerCredentials } = await post(`/games/${name}/${matchID}/join`, { playerID: String(seat), playerName: "Guest" });
    players.push(new Player(matchID, seat, playerCredentials));
  }
  await Promise.all(players.map((player) => player.after(-1)));
  return players;
}

function choice(state) {
  if (name === "secret-hands") return Math.floor(Math.random() * HAND);
  const free = state.G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
  return free.length ? free[Math.floor(Math.random() * free.length)] : Math.floor(Math.random() * CELLS);
}

async function playMatch(players, end) {
  let due = performance.now() + (rate ? (Math.random() * 1000) / rate : 0);
  while (Math.max(due, performance.now()) < end) {
    if (due > performance.now()) await new Promise((done) => setTimeout(done, due - performance.now()));
    const { _stateID: number, ctx } = players[0].state;
    const began = performance.now();
    players[Number(ctx.currentPlayer)].play(choice(players[0].state));
    await Promise.all(players.map((player) => player.after(number)));
    latencies.push(performance.now() - began);
    if (rate) due += 1000 / rate;
  }
}

async function main() {
  const tables = [];
  for (let made = 0; made < matches; made += AT_ONCE)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, matches - made) }, setTable))));
  const end = performance.now() + seconds * 1000;
  await Promise.all(tables.map((players) => playMatch(players, end)));
  latencies.sort((one, other) => one - other);
  const share = (part) => Math.round(100 * latencies[Math.max(0, Math.ceil(part * latencies.length) - 1)]) / 100;
  const figures = { game: name, seats, matches, rate, seconds, actions: latencies.length };
  console.log(
    JSON.stringify({
      ...figures,
      actions_per_second: Math.round(latencies.length / seconds),
      p50_ms: share(0.5),
      p95_ms: share(0.95),
      p99_ms: share(0.99),
    }),
  );
  process.exit(0);
}

main();
