/** The processor seconds of a process and of everything below it; undefined where the system does not say. */
export function secondsOfTree(pid?: number): number | undefined;

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
}

/** These processes, as far as they run, and all of their descendants. */
export function withDescendants<Process extends RunningProcess>(
  pids: readonly number[],
  processes: ReadonlyMap<number, Process>,
): readonly Process[];

/** Every process of the machine by its number; none where there is no /proc. */
export function readProcesses(): Map<number, RunningProcess>;
