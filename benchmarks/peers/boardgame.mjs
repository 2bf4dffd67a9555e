// Random matches of tic-tac-toe, as boardgame.io's tutorial has it. Every line on stdin, such as `loop 0.2`, asks for a
// way to play and the seconds to play for; every line on stdout answers with what was played.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(import.meta.url);
const { RandomBot, Simulate } = require("boardgame.io/ai");
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const { InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { version } = require("boardgame.io/package.json");

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const hasLine = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const game = ProcessGameConfig({
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: "clickCell", args: [id] }] : [])),
  },
});

const bot = new RandomBot({ enumerate: game.ai.enumerate });

async function loop() {
  const { state } = await Simulate({ game, bots: bot, state: InitializeGame({ game }) });
  return state.ctx.turn;
}

const client = Client({ game, debug: false });
client.start();

function match() {
  client.reset();
  let decisions = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const moves = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = moves[Math.floor(Math.random() * moves.length)];
    client.moves[move](...args);
    decisions += 1;
  }
  return decisions;
}

const ways = { loop, match };
const BATCH = 50;

console.log(JSON.stringify({ "boardgame.io": version, node: process.versions.node }));

for await (const line of createInterface({ input: process.stdin })) {
  const [way, seconds] = line.split(" ");
  const lap = { spent: 0, matches: 0, decisions: 0 };
  const before = process.cpuUsage();
  while (lap.spent < Number(seconds)) {
    for (let number = 0; number < BATCH; number += 1) lap.decisions += await ways[way]();
    lap.matches += BATCH;
    const { user, system } = process.cpuUsage(before);
    lap.spent = (user + system) / 1e6;
  }
  console.log(JSON.stringify(lap));
}
