import { formVersionsTexts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { activityOf } from '../../cache/index.ts';
import { lazyComponent } from '../../navigation/index.ts';
import { Avatar } from '../../ui/index.ts';
import { useForm } from '../state/index.ts';
import { keyOf, sectionEditorsText } from './presence-text.ts';

/** Loaded when the first other person is there. */
const ActivePeople = lazyComponent(async () => (await import('./active-people.tsx')).ActivePeople, { optional: true });

/** The other people who have this document open: their avatars, and in a popover where each is and what they do. */
export function PresenceAvatars() {
  const { address } = useForm();
  const { data } = useQuery(activityOf(address));
  const people = data?.people ?? [];
  return (
    <>
      <span role="status" className="visually-hidden">
        {people.length > 0 && formVersionsTexts.presenceCount(people.length)}
      </span>
      {people.length > 0 && <ActivePeople people={people} />}
    </>
  );
}

/** "Marisol is changing Tips here": at the same level, with changes in this section that are not saved. */
export function SectionEditors({ section }: { readonly section: string }) {
  const { address } = useForm();
  const { data } = useQuery(activityOf(address));
  const busy = (data?.people ?? []).filter(one => one.tenantId === address.tenantId && one.sections.includes(section));
  if (busy.length === 0) return null;
  return (
    <span className="inline-row align-center gap-6 text-12 tone-2">
      {busy.slice(0, 3).map(one => (
        <Avatar key={keyOf(one)} name={one.name} size={20} />
      ))}
      {sectionEditorsText(busy.map(({ name }) => name))}
    </span>
  );
}
