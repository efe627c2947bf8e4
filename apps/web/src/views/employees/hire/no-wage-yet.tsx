import { type EmployeeJob, hireTexts } from '@commissary/catalog';
import { formatMoney } from '@commissary/schema';
import { useActiveTenant } from '../../../session/index.ts';
import { scopeName } from '../employee-text.ts';

export interface NoWageYetProps {
  readonly job: EmployeeJob;
  /** The minimum wage an hour at the place, as far as the reader may know it. */
  readonly minimum: string | null;
}

/** That a chosen job pays nothing yet, and what it has to pay at its place. */
export function NoWageYet({ job, minimum }: NoWageYetProps) {
  const place = scopeName(job.grantObject, useActiveTenant());
  return (
    <p role="status" className="text-13 tone-2">
      {hireTexts.noWageYet(place, minimum === null ? null : formatMoney(minimum))}
    </p>
  );
}
