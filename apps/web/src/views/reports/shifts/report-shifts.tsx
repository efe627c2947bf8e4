import { type AskedReport, type dimensionWords, shiftsIn } from '@commissary/catalog';
import { useAddressQuery } from '../../../navigation/index.ts';
import { ShiftsDialog } from './shifts-dialog.tsx';

export interface ReportShiftsProps {
  readonly asked: AskedReport;
  readonly wordsOf: ReturnType<typeof dimensionWords>;
}

/** The shifts that the address asks for, over the report that they are below of. */
export function ReportShifts({ asked: { period, filters }, wordsOf }: ReportShiftsProps) {
  const { query, change } = useAddressQuery();
  const of = shiftsIn(query.shifts);
  if (of === null) return null;
  const locations = filters.flatMap(({ dimension, values }) => (dimension === 'location' ? values.map(String) : []));
  return (
    <ShiftsDialog
      of={of}
      period={period}
      locations={locations}
      nameOf={wordsOf}
      onClose={() => change({ shifts: '' })}
    />
  );
}
