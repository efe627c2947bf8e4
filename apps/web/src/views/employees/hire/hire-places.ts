import type { EmployeeFormValue } from '@commissary/catalog';
import type { EditSession } from '../../../form/edit-session/index.ts';
import { valueIn } from '../../../form/state/index.ts';

/** The locations of the jobs, as one text: equal ones are equal. */
export const hirePlacesIn = (session: EditSession): string =>
  // The definition of the record says what its values are.
  ((valueIn(session, '/jobs') ?? []) as EmployeeFormValue['jobs'])
    .flatMap(({ jobTypeId, grantObject: { type, id } }) => (type === 'LOCATION' && jobTypeId !== '' ? id : []))
    .join(' ');
