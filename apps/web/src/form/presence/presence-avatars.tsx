import { formVersionsTexts } from '@commissary/catalog';
import type { ActiveUser } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { activityOf } from '../../cache/index.ts';
import { timeAt } from '../../formatting/index.ts';
import { Avatar, PopoverMenu } from '../../ui/index.ts';
import { useForm } from '../state/index.ts';
import styles from './presence-avatars.module.css';
import { activityTargetText, activityText, sectionEditorsText, useTenantName } from './presence-text.ts';

const shownAvatars = 3;

/** The other people who have this document open: their avatars, and in a popover where each is and what they do. */
export function PresenceAvatars() {
  const { address, zone } = useForm();
  const nameOf = useTenantName();
  const { data } = useQuery(activityOf(address));
  const people = data?.people ?? [];
  return (
    <>
      <span role="status" className="visually-hidden">
        {people.length > 0 && formVersionsTexts.presenceCount(people.length)}
      </span>
      {people.length > 0 && (
        <PopoverMenu
          label={formVersionsTexts.alsoViewing}
          width={320}
          button={props => (
            <button
              {...props}
              className={styles.faces}
              aria-label={formVersionsTexts.presenceNames(people.map(one => one.name).join(', '))}
            >
              {people.slice(0, shownAvatars).map(one => (
                <span className={styles.face} key={keyOf(one)}>
                  <Avatar name={one.name} size={26} />
                </span>
              ))}
              {people.length > shownAvatars && <span className={styles.more}>+{people.length - shownAvatars}</span>}
            </button>
          )}
        >
          {() => (
            <>
              <p className={styles.title}>{formVersionsTexts.presenceTitle}</p>
              <ul className={styles.list}>
                {people.map(one => (
                  <li className={styles.person} key={keyOf(one)}>
                    <Avatar name={one.name} size={26} />
                    <div>
                      <p>
                        <span className={styles.name}>{one.name}</span> ·{' '}
                        {activityTargetText(nameOf(one.tenantId), one)}
                      </p>
                      <p className={styles.doing}>
                        {formVersionsTexts.presenceSince(activityText(address.kind, one), timeAt(one.since, zone))}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )}
        </PopoverMenu>
      )}
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
    <span className={styles.busy}>
      {busy.slice(0, shownAvatars).map(one => (
        <Avatar key={keyOf(one)} name={one.name} size={20} />
      ))}
      {sectionEditorsText(busy.map(({ name }) => name))}
    </span>
  );
}

const keyOf = ({ name, tenantId, since }: ActiveUser): string => `${name} ${tenantId} ${since}`;
