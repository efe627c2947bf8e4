import { employeesTexts, hireTexts } from '@commissary/catalog';
import type { EditSession } from '../../../form/edit-session/index.ts';
import { useFormSelector, valueIn } from '../../../form/state/index.ts';
import { hirePlacesIn } from './hire-places.ts';

/** What the button says of a hire that is published at once, where there is a location to publish to. */
export function AddAndPublish() {
  const places = useFormSelector('/jobs', hirePlacesIn);
  const [first = ''] = useFormSelector('/name', nameIn).trim().split(' ', 1);
  return places === '' ? employeesTexts.addEmployee : hireTexts.addAndPublish(first);
}

const nameIn = (session: EditSession): string => String(valueIn(session, '/name') ?? '');
