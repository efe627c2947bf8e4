import { pricesTexts } from '@commissary/catalog';
import {
  changedShare,
  type LocationReach,
  largestChanges,
  type PlannedPrices,
  type PriceChange,
} from './price-changes.ts';
import styles from './prices.module.css';

/** More changes than these are counted and not listed. */
const mostListed = 5;

type Counts = readonly (readonly [name: string, count: number])[];

interface PricesPreviewProps {
  readonly plan: PlannedPrices;
  /** The label of one member, and of all, in lower case. */
  readonly one: string;
  readonly many: string;
  readonly following: Counts;
  readonly kept: Counts;
  /** What the changes do at each location below, first where the most prices stay. */
  readonly reach: readonly LocationReach[];
  readonly locked: number;
}

/** What becomes of the prices: how many change, the largest changes, and those that do not. */
export function PricesPreview({ plan, one, many, following, kept, reach, locked }: PricesPreviewProps) {
  const { changes, refused, unchanged } = plan;
  const members = new Set(changes.map(({ memberPath }) => memberPath)).size;
  const notes = [
    unchanged > 0 && pricesTexts.unchanged(unchanged),
    locked > 0 && pricesTexts.locked(locked),
    changes.length > 0 && following.length > 0 && pricesTexts.follow(following),
    changes.length > 0 && kept.length > 0 && pricesTexts.keptBelow(kept),
  ].filter(text => text !== false);
  return (
    <div className="stack gap-8">
      <p className="weight-600" role="status">
        {pricesTexts.changingOf(changes.length, pricesTexts.members(members, one, many))}
      </p>
      {notes.map(text => (
        <p key={text} className="tone-2">
          {text}
        </p>
      ))}
      {refused.length > 0 && (
        <div role="alert">
          <p className="weight-600 tone-error">{pricesTexts.refused(refused.length)}</p>
          <ChangesTable changes={refused.slice(0, mostListed)} label={pricesTexts.refused(refused.length)} />
        </div>
      )}
      {changes.length > 0 && (
        <>
          <h3 className="size-13 weight-600">{pricesTexts.largest}</h3>
          <ChangesTable changes={largestChanges(changes, mostListed)} label={pricesTexts.largest} />
          {reach.length > 0 && <ReachTable reach={reach} />}
        </>
      )}
    </div>
  );
}

function ChangesTable({ changes, label }: { readonly changes: readonly PriceChange[]; readonly label: string }) {
  return (
    <table className={styles.changes} aria-label={label}>
      <tbody>
        {changes.map(change => {
          const share = changedShare(change);
          return (
            <tr key={change.path}>
              <th scope="row">{pricesTexts.nameOf(change.member, change.names)}</th>
              <td>{pricesTexts.becomes(change.price, change.to)}</td>
              <td className="tone-2">{share === undefined ? '' : pricesTexts.share(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The locations where prices stay, each with its counts; those where all of them change are one row. */
function ReachTable({ reach }: { readonly reach: readonly LocationReach[] }) {
  const partly = reach.filter(({ kept }) => kept > 0);
  const [whole] = reach.filter(({ kept }) => kept === 0);
  const rest = reach.length - partly.length;
  return (
    <>
      <h3 className="size-13 weight-600">{pricesTexts.byLocation}</h3>
      <table className={styles.changes} aria-label={pricesTexts.byLocation}>
        <tbody>
          {partly.map(({ id, name, changed, kept }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{pricesTexts.changing(changed)}</td>
              <td className="tone-2">{pricesTexts.staying(kept)}</td>
            </tr>
          ))}
          {whole !== undefined && (
            <tr>
              <th scope="row">{rest === 1 ? whole.name : pricesTexts.otherLocations(rest, partly.length > 0)}</th>
              <td>{pricesTexts.changing(whole.changed)}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}
