import { formatCount, formatNumber } from '@commissary/domain';
import type { FleetConfig, TerminalConfig } from '../config.ts';
import { stopSignal } from '../stop-signal.ts';
import { connectFleet } from './fleet-credentials.ts';
import { type FleetReport, startTerminals } from './start-terminals.ts';

const reportEveryMs = 5_000;
/** The usual time between two check-ins. */
const usualMs = 30_000;

/** Runs a fleet until the process is to stop. False: it cannot begin, or a terminal does not run what it should at the end. */
export const startFleet = async (
  { server, folder, everyMs, once, json }: TerminalConfig,
  fleet: FleetConfig,
  softwareVersion: string,
): Promise<boolean> => {
  const stop = stopSignal();
  const tell = (report: FleetReport): void => console.log(json ? JSON.stringify(report) : fleetLine(report));
  try {
    const members = await connectFleet(server ?? '', folder, fleet);
    const started = startTerminals(members, {
      ...{ server: server ?? '', softwareVersion, failing: fleet.failing, once, everyMs },
      startWithinMs: everyMs ?? usualMs,
      ...stop,
      random: Math.random,
    });
    const reporting = setInterval(() => tell(started.report()), reportEveryMs);
    await started.ended;
    clearInterval(reporting);
    const report = started.report();
    tell(report);
    return report.running === report.terminals;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
};

const fleetLine = (report: FleetReport): string => {
  const troubles = Object.entries(report.troubles).map(([code, count]) => `, ${formatNumber(count)} ${code}`);
  const unanswered = Object.entries(report.unanswered).map(
    ([reason, count]) => `, ${formatNumber(count)} without an answer: ${reason}`,
  );
  return [
    `${formatCount(report.terminals, 'terminal')}: ${formatNumber(report.running)} run what is live`,
    ...[...troubles, ...unanswered],
    `; ${formatCount(report.checkInsPerSecond, 'check-in')} a second`,
    ` (${report.medianMs} ms, slowest ${report.slowestMs} ms), ${report.memoryMb} MB`,
  ].join('');
};
