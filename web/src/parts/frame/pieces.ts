// What is drawn piece by piece: each in a task of its own, so that the page can answer in between.
type Piece = () => void;

/** As much of the browser's scheduler as is needed here; not every browser has one. */
interface Scheduler {
  postTask(task: () => void, wish: { priority: "user-blocking" }): Promise<void>;
}

const waiting: Piece[] = [];
let going = false;
let next = 0; // where the parts of the piece that is drawn now belong: before all that waits

/** Draw a piece after those that wait already, or a part of one before them; gives a function that lets it be. */
export function drawLater(piece: Piece): () => void {
  waiting.splice(next++, 0, piece);
  if (!going) void drawAll();
  return () => {
    const place = waiting.indexOf(piece);
    if (place < 0) return;
    waiting.splice(place, 1);
    if (place < next) next -= 1;
  };
}

async function drawAll(): Promise<void> {
  going = true;
  await task();
  next = 0;
  const piece = waiting.shift();
  if (waiting.length > 0) void drawAll();
  else going = false;
  piece?.();
}

/** Before the next picture where the browser lets one wish for it: then nothing is seen half drawn. */
function task(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return new Promise((begin) => {
    if (scheduler) void scheduler.postTask(begin, { priority: "user-blocking" });
    else setTimeout(begin);
  });
}
