import type { Present } from '@commissary/contract';
import { formatCount } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { aroundOf } from '../cache/around.ts';
import { timeAt } from '../shell/clock-words.ts';
import { DropPanel } from '../ui/drop-panel.tsx';
import { Face } from '../ui/face.tsx';
import { useForm } from './form-context.ts';
import styles from './people-here.module.css';
import { busyWords, doingWords, placeWords, usePlaceName } from './people-words.ts';

const shownFaces = 3;

/** Who else has this document open: their faces, and behind them who is where and what they do. */
export function PeopleHere() {
  const { address, zone } = useForm();
  const nameOf = usePlaceName();
  const { data } = useQuery(aroundOf(address));
  const people = data?.people ?? [];
  return (
    <>
      <span role="status" className="visually-hidden">
        {people.length > 0 && `${formatCount(people.length, 'other person', 'other people')} here`}
      </span>
      {people.length > 0 && (
        <DropPanel
          label="Also viewing"
          width={320}
          button={props => (
            <button
              {...props}
              className={styles.faces}
              aria-label={`Also here: ${people.map(one => one.name).join(', ')}`}
            >
              {people.slice(0, shownFaces).map(one => (
                <span className={styles.face} key={keyOf(one)}>
                  <Face name={one.name} size={26} />
                </span>
              ))}
              {people.length > shownFaces && <span className={styles.more}>+{people.length - shownFaces}</span>}
            </button>
          )}
        >
          {() => (
            <>
              <p className={styles.title}>Who else is here</p>
              <ul className={styles.list}>
                {people.map(one => (
                  <li className={styles.person} key={keyOf(one)}>
                    <Face name={one.name} size={26} />
                    <div>
                      <p>
                        <span className={styles.name}>{one.name}</span> · {placeWords(nameOf(one.tenantId), one)}
                      </p>
                      <p className={styles.doing}>
                        {doingWords(address.kind, one)}, here since {timeAt(one.since, zone)}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )}
        </DropPanel>
      )}
    </>
  );
}

/** "Marisol is changing Tips here": at the same level, with changes in this section that are not saved. */
export function BusyHere({ section }: { readonly section: string }) {
  const { address } = useForm();
  const { data } = useQuery(aroundOf(address));
  const busy = (data?.people ?? []).filter(one => one.tenantId === address.tenantId && one.sections.includes(section));
  if (busy.length === 0) return null;
  return (
    <span className={styles.busy}>
      {busy.slice(0, shownFaces).map(one => (
        <Face key={keyOf(one)} name={one.name} size={20} />
      ))}
      {busyWords(busy.map(({ name }) => name))}
    </span>
  );
}

const keyOf = ({ name, tenantId, since }: Present): string => `${name} ${tenantId} ${since}`;
