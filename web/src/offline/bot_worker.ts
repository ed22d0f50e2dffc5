// The worker of one bot: it thinks about one job after another, and is ended by whoever does not want to wait.
import { Files } from "./files";
import type { Begin, FromBot, ToBot } from "./messages";
import { startPython } from "./python/start";

type Answer = (job: string, told: (text: string) => void) => string;

const send = (message: FromBot): void => postMessage(message);
let answer: Promise<Answer> | null = null;

async function begin({ base, hash }: Begin): Promise<Answer> {
  const { python } = await startPython(new Files(base, hash));
  return (python.pyimport("serai.offline.thinking") as { answer: Answer }).answer;
}

async function think(job: string): Promise<void> {
  try {
    send({ kind: "thought", text: (await answer!)(job, (text) => send({ kind: "told", text })) });
  } catch (error) {
    send({ kind: "failed", why: String(error) });
  }
}

onmessage = ({ data }: MessageEvent<ToBot>) => {
  if (data.kind === "think") void think(data.job);
  else {
    answer = begin(data.begin);
    answer.catch(() => undefined); // said to whoever asks for a thought
  }
};
