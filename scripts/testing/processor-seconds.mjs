import { readdirSync, readFileSync } from 'node:fs';

/** The unit of times in /proc on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * The processor seconds of a process and of everything below it: its threads, the children that run and those that
 * ended and were waited for. Undefined where the system does not say (all but Linux) and when there is no such process.
 */
export function secondsOfTree(pid = process.pid) {
  const tree = withDescendants([pid], readProcesses());
  return tree.length === 0 ? undefined : sumOf(tree);
}

/** These processes, as far as they run, and all of their descendants. */
export function withDescendants(pids, processes) {
  const children = Map.groupBy(processes.values(), ({ parent }) => parent);
  const tree = new Set();
  const add = one => {
    if (one === undefined || tree.has(one)) return;
    tree.add(one);
    for (const child of children.get(one.pid) ?? []) add(child);
  };
  for (const pid of pids) add(processes.get(pid));
  return [...tree];
}

export function sumOf(processes) {
  return processes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The processor seconds of the children of this process that ended, with theirs; undefined where unknown. */
export function secondsOfEndedChildren() {
  return readStat('self')?.endedChildren;
}

/** Every process of the machine by its number; none where there is no /proc. */
export function readProcesses() {
  const found = new Map();
  for (const name of namesIn('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
    if (stat) found.set(stat.pid, stat);
  }
  return found;
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Undefined when the process ended meanwhile. */
function readStat(pid) {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The name of the program is in parentheses, and may contain spaces and parentheses. */
export function parseStat(text) {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    // A number is used again for another process; the start tells them apart.
    start: Number(fields[19]),
    seconds: (user + system + endedUser + endedSystem) / ticksPerSecond,
    endedChildren: (endedUser + endedSystem) / ticksPerSecond,
  };
}
