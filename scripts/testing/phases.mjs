import { childObserver } from '../setup/child.mjs';
import { ProcessTree } from './process-tree.mjs';
import { readProcesses, secondsOfEndedChildren } from './processor-seconds.mjs';

/** A look takes a few milliseconds. */
const lookEveryMs = 2000;
const phases = new Map();
const running = new Set();
let timer;
let endedBefore = 0;

/**
 * Does the work and adds the processor seconds of every program that it runs (`runForeground`, `runQuietly`) to the
 * phase, also when several phases run at the same time. Without figures of the system (all but Linux) there are none.
 */
export function inPhase(phase, work) {
  return childObserver.run(child => observe(child, phase), work);
}

export function addSeconds(phase, seconds) {
  if (seconds !== undefined) phases.set(phase, (phases.get(phase) ?? 0) + seconds);
}

/** `{ phase, seconds }` of each phase so far, in the order in which the first program of each ended. */
export function phaseSeconds() {
  return [...phases].map(([phase, seconds]) => ({ phase, seconds }));
}

function observe(child, phase) {
  const ended = secondsOfEndedChildren();
  if (ended === undefined || child.pid === undefined) return;
  if (running.size === 0) endedBefore = ended;
  const tree = new ProcessTree(child.pid);
  tree.look(readProcesses());
  running.add(tree);
  timer ??= setInterval(lookAtAll, lookEveryMs).unref();
  child.once('exit', () => {
    running.delete(tree);
    if (running.size === 0) timer = clearInterval(timer);
    // Each child is asked for as soon as it ended, so the increase is what this one has taken.
    const waited = secondsOfEndedChildren() - endedBefore;
    endedBefore += waited;
    addSeconds(phase, tree.end(readProcesses(), waited));
  });
}

function lookAtAll() {
  const processes = readProcesses();
  for (const tree of running) tree.look(processes);
}
