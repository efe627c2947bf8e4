import { formatCount, formatList, formatNumber } from '@commissary/domain';

const daysOfYear = 365;

/** Texts of the screens of reports, and of their files. */
export const reportScreenTexts = {
  about: {
    storeSummary: 'Sales, what was tendered, and guests: by hour, order type and location.',
    productMix: 'What sold, by department and item.',
    serverPerformance: 'Sales, guests and tips of each server.',
    deliveries: 'What was delivered by whom, where and when, and how long it took.',
    employeePayroll: 'Hours, overtime, wages and tips of each employee and job.',
  },
  folders: { SALES: 'Sales', TEAM: 'Team', DELIVERY: 'Delivery' },
  period: 'Period',
  periods: {
    TODAY: 'Today',
    YESTERDAY: 'Yesterday',
    LAST_7_DAYS: 'Last 7 days',
    THIS_WEEK: 'This workweek',
    LAST_WEEK: 'Last workweek',
    THIS_MONTH: 'This month',
    LAST_MONTH: 'Last month',
    OWN: 'Choose days',
  },
  from: 'From',
  to: 'To',
  earlier: 'The days before',
  later: 'The days after',
  compare: 'Compare with',
  comparisons: {
    PERIOD_BEFORE: 'The days before',
    YEAR_BEFORE: 'Same weekdays last year',
    PLACE: 'Another place',
    NONE: 'Nothing',
  },
  against: 'Which place',
  choosePlace: 'Choose one',
  noReportsThere:
    'You may not see this report of the place that it is compared with, or the place is gone. Choose another one.',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  covers: (where: string, days: string) => `${where}, ${days}.`,
  until: (when: string) => `Tickets have arrived until ${when}.`,
  silent: (where: string, terminal: string, since: string) =>
    `${where}: ${terminal} has been silent since ${since}. What it sells is added when it reports.`,
  othersSilent: (count: number) => `${formatCount(count, 'more terminal is', 'more terminals are')} silent.`,
  closed: (when: string, by: string | null, total: string) =>
    `Closed ${when}${by === null ? '' : ` by ${by}`} with a sales total of ${total}.`,
  closeDay: 'Close the day',
  closes: 'This day is over. Closing it freezes its totals; what comes later stands beside them.',
  askClose: (where: string, day: string) =>
    `${where}, ${day}: a closed day stays closed. What terminals send later stands beside its totals.`,
  dayClosed: 'The day is closed.',
  closeFailed: 'The day could not be closed.',
  unchanged: 'Nothing has come since.',
  since: (count: number, by: string) =>
    `Since then ${formatCount(count, 'ticket counts', 'tickets count')} otherwise: ${by}.`,
  doubts: (kind: 'TICKET' | 'SHIFT', count: number, isAll: boolean) => {
    const what = kind === 'TICKET' ? formatCount(count, 'ticket') : formatCount(count, 'shift');
    return isAll
      ? `${what} ${count === 1 ? 'is' : 'are'} counted with a doubt`
      : `More than ${what} are counted with a doubt`;
  },
  doubtfulTicket: (number: string) => `Ticket ${number}`,
  doubt: (where: string, day: string, reasons: readonly string[]) => `${where}, ${day}: ${formatList(reasons)}`,
  reasonsOfDoubt: {
    CLOCK_OFF: 'the clock of its terminal was wrong',
    SUMS_DIFFER: 'its total is not that of its lines or payments',
    TOO_LONG: 'it is longer than a day',
    UNKNOWN_EMPLOYEE: 'nobody here is this employee',
  },
  unfiltered: 'All',
  several: (names: readonly string[]) => formatList(names),
  restricted: (filters: readonly (readonly [string, string])[]) =>
    `Only ${filters.map(([label, names]) => `${label.toLowerCase()}: ${names}`).join('; ')}.`,
  unknownFilter: 'Nothing that this report is restricted to was sold here. Choose something else above.',
  nothingOfIt: 'Nothing of it was sold on these days. Choose another period, or take off what restricts the report.',
  comparedTo: (what: string) => `Compared with ${what}.`,
  tooLong: (most: number) =>
    `Choose ${most > daysOfYear ? formatCount(Math.floor(most / daysOfYear), 'year') : formatCount(most, 'day')} at most.`,
  backwards: 'The last day is before the first.',
  chooseDays: 'Choose the first and the last day.',
  nothing: 'Nothing was sold on these days. Choose another period; terminals send tickets as they sell.',
  nobody: 'Nobody clocked in on these days. Choose another period; terminals send shifts at clock-out.',
  payrollOnly: 'This report is for people with the permission “payroll”. A manager of roles can give it to you.',
  loadFailed: 'The report could not be loaded.',
  /** By the code with which the server refuses it. */
  refused: {
    TOO_MANY_DAYS:
      'Too many of these days are still being prepared for this report. Choose 31 days at most, or try again in ten minutes.',
    REPORT_TOO_LARGE: 'This report is too large for the server. Choose fewer days or locations.',
    REPORT_STOPPED: 'This report was stopped before it was complete. Try again.',
  } as Readonly<Record<string, string>>,
  by: (dimension: string) => `By ${dimension.toLowerCase()}`,
  chart: (measure: string, dimension: string) => `${measure} by ${dimension.toLowerCase()}`,
  chartKeys: 'The arrow keys go from bar to bar. The same numbers are in the table below.',
  chartOfMost: (shown: number, all: number) => `The ${formatNumber(shown)} largest of ${formatNumber(all)}`,
  now: 'This period',
  before: (elsewhere = 'Before') => elsewhere,
  change: 'Change',
  points: 'points',
  total: 'Total',
  none: '–',
  ascending: '↑',
  descending: '↓',
  rowsShown: (shown: number, all: number) => `${formatNumber(shown)} of ${formatCount(all, 'row')}`,
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  csv: 'CSV',
  excel: 'Excel',
  fileFailed: 'The file could not be written. Please try again.',
  meanings: 'What these numbers are',
  allReports: 'Every report, by what it is about.',
  timeZone: 'Time zone',
  businessDay: 'Business day',
  eachZone: (zones: readonly string[]) =>
    zones.length === 1 ? (zones[0] ?? '') : `Each location’s own: ${formatList(zones)}`,
  where: 'Where',
  everywhere: 'Everywhere',
  daysHead: 'Days',
  comparedWith: 'Compared with',
  inFile: {
    MONEY: (measure: string) => measure,
    COUNT: (measure: string) => measure,
    QUANTITY: (measure: string) => measure,
    PERCENT: (measure: string) => `${measure} (%)`,
    DURATION: (measure: string) => `${measure} (minutes)`,
    HOURS: (measure: string) => `${measure} (hours)`,
  },
  beforeInFile: (measure: string, elsewhere = 'before') => `${measure}, ${elsewhere}`,
  changeInFile: {
    percent: (measure: string) => `${measure}, change (%)`,
    points: (measure: string) => `${measure}, change (points)`,
  },
  midnight: 'Midnight',
  noon: 'Noon',
  morning: (clock: string) => `${clock} AM`,
  afternoon: (clock: string) => `${clock} PM`,
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `${rest} min` : `${formatNumber(hours)} h ${rest} min`;
  },
  hours: (hours: string) => `${hours} h`,
  withoutValue: {
    location: 'No location',
    day: 'No day',
    month: 'No month',
    hour: 'No hour',
    channel: 'No channel',
    orderType: 'No order type',
    server: 'No server',
    fulfillment: 'No fulfillment',
    driver: 'No driver',
    zone: 'No delivery zone',
    department: 'No department',
    item: 'No item',
    size: 'No size',
    offer: 'No offer',
    fee: 'No fee',
    tender: 'No tender',
    employee: 'No employee',
    job: 'No job',
    payrollCode: 'No payroll code',
  },
  named: {
    channel: { POS: 'Point of sale', ONLINE: 'Online' },
    fulfillment: { ON_SITE: 'On site', DELIVERY: 'Delivery' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
};
