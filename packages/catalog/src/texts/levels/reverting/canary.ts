import { formatCount, formatNumber, type PilotLimit, type PilotMeasure } from '@commissary/domain';

const most = ({ most: count, unit }: PilotLimit): string =>
  unit === 'percent' ? `${formatNumber(count)}%` : formatCount(count, 'terminal');

/** A publish that goes to some locations first. */
export const canaryTexts = {
  open: 'Send to a few first',
  about: 'The rest follows when the terminals there have run it for a while.',
  pilots: 'First locations',
  findPilot: 'Find a location',
  pilotsOf: 'Tick all of a group or tag',
  choosePilotsOf: 'Choose…',
  groups: 'Groups',
  tags: 'Tags',
  tagsFailed: 'The locations with this tag could not be loaded. Please try again later.',
  soak: 'Watch for (minutes)',
  limits: 'Stop the rest when more terminals than this …',
  measures: {
    trouble: 'report a problem',
    missing: 'do not run it',
    silent: 'stopped checking in',
  } satisfies Record<PilotMeasure, string>,
  unit: (measure: string) => `Terminals or percent: ${measure}`,
  units: { terminals: 'terminals', percent: '%' },
  onHalt: 'If it stops',
  rollBack: 'Roll them back',
  keep: 'Leave them live',
  chooseSome: 'Choose at least one location to be first, and leave at least one for later.',
  needsOneStart: 'Needs one start for all: not at each location’s own time, and not outside open hours.',
  soakRange: 'Watch them for 1 to 1,440 minutes.',
  /** In place of a reason after “Nothing was published.” */
  refusals: {
    elsewhere: 'A first location is not among those that are published',
    all: 'Leave at least one location for later',
    oneStart:
      'A publish that goes to a few locations first needs one start for all: not each at its own time, and not outside open hours',
    part: 'Only a publish of everything can go to a few locations first',
  },
  heading: 'First locations',
  states: {
    PILOTS: 'Going to the first locations',
    SOAKING: 'Watching the first locations',
    ASKING:
      'Waits for your decision: no terminal at the first locations has checked in, or it did not go live at all of them',
    RELEASED: 'The rest followed',
    HALTED: 'Halted: the rest did not follow',
    STOPPED: 'Stopped',
  },
  stateLabels: {
    PILOTS: 'Going out',
    SOAKING: 'Watching',
    ASKING: 'Asking',
    RELEASED: 'Continued',
    HALTED: 'Halted',
    STOPPED: 'Stopped',
  },
  reasons: {
    trouble: 'Too many terminals report a problem.',
    missing: 'Too many terminals do not run it.',
    silent: 'Too many terminals stopped checking in.',
  } satisfies Record<PilotMeasure, string>,
  left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} left`,
  runs: (running: number, terminals: number) =>
    `Runs on ${formatNumber(running)} of ${formatCount(terminals, 'terminal')}`,
  measured: {
    trouble: 'Report a problem',
    missing: 'Do not run it',
    silent: 'Stopped checking in',
  } satisfies Record<PilotMeasure, string>,
  against: (count: number, limit: PilotLimit) => `${formatNumber(count)} (at most ${most(limit)})`,
  rolledBack: 'The first locations were rolled back.',
  notRolledBack: 'The first locations could not be rolled back: roll them back below.',
  decidedBy: (name: string) => `Decided by ${name}`,
  afterPilots: (when: string) => `After the first locations, ${when} at the earliest`,
  follow: 'Continue',
  followed: (count: number) => `The publish continues to ${formatCount(count, 'location')}.`,
  followFailed: 'The publish could not continue.',
} as const;
