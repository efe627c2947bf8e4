import { formVersionsTexts } from '@commissary/catalog';
import type { ActiveUser } from '@commissary/contract';
import { formatNumber } from '@commissary/domain';
import { whenWords } from '../../formatting/index.ts';
import { Avatar, PopoverMenu } from '../../ui/index.ts';
import { useForm } from '../state/index.ts';
import styles from './presence-avatars.module.css';
import { activityTargetText, activityText, keyOf, useTenantName } from './presence-text.ts';

const shownAvatars = 3;

/** Avatars, and in a popover where each person is and what they do. */
export function ActivePeople({ people }: { readonly people: readonly ActiveUser[] }) {
  const { address, zone } = useForm();
  const nameOf = useTenantName();
  return (
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
          {people.length > shownAvatars && (
            <span className={`${styles.more} text-12 weight-600 tone-2`}>
              +{formatNumber(people.length - shownAvatars)}
            </span>
          )}
        </button>
      )}
    >
      {() => (
        <>
          <p className={styles.title}>{formVersionsTexts.presenceTitle}</p>
          <ul className="list">
            {people.map(one => (
              <li className="row gap-8 text-13 pad-x-12 pad-y-8" key={keyOf(one)}>
                <Avatar name={one.name} size={26} />
                <div>
                  <p>
                    <span className="weight-600">{one.name}</span> · {activityTargetText(nameOf(one.tenantId), one)}
                  </p>
                  <p className="tone-2">
                    {formVersionsTexts.presenceSince(activityText(address.kind, one), whenWords(one.since, zone))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </PopoverMenu>
  );
}
