import type { Dimension, DimensionValue } from '@commissary/domain';

/** Which shifts below a report are asked for, beside its days and place. */
export interface AskedShifts {
  readonly employee?: string;
  readonly job?: string;
  /** Only what is kept with a doubt. */
  readonly isDoubtful?: true;
}

/** In an address: all of them, those with a doubt, or employee.p1,job.4. */
const [all, doubtful] = ['all', 'doubtful'] as const;
export const doubtfulShiftsText = doubtful;

/** Returns the shifts that a row of a report is made of, as an address has them; null: no shifts are found by its dimensions. */
export const shiftsOfRow = (dimensions: readonly Dimension[], by: readonly DimensionValue[]): string | null => {
  const parts: string[] = [];
  for (const [at, dimension] of dimensions.entries()) {
    const value = by[at] ?? null;
    if (dimension === 'location' || dimension === 'day') continue;
    if ((dimension !== 'employee' && dimension !== 'job') || value === null) return null;
    parts.push(`${dimension}.${value}`);
  }
  return parts.length === 0 ? all : parts.join(',');
};

/** Returns them back; null: the address asks for none. */
export const shiftsIn = (text: string | undefined): AskedShifts | null => {
  if (text === undefined || text === '') return null;
  if (text === all) return {};
  if (text === doubtful) return { isDoubtful: true };
  const asked = new Map(
    text.split(',').map(part => [part.slice(0, part.indexOf('.')), part.slice(part.indexOf('.') + 1)]),
  );
  const [employee, job] = [asked.get('employee'), asked.get('job')];
  if (employee === undefined && job === undefined) return null;
  return { ...(employee !== undefined && { employee }), ...(job !== undefined && { job }) };
};
