import { type Menu, shownMenuTexts, simulatorTexts as texts } from '@commissary/catalog';
import { type EntryState, formatNumber } from '@commissary/domain';
import { SectionCard } from '../../ui/index.ts';
import { menuNames, money } from '../surfaces/index.ts';
import type { NumberedDifference } from './simulate.ts';
import styles from './simulator.module.css';

export interface DifferencesProps {
  readonly differences: readonly NumberedDifference[];
  readonly menu: Menu;
  /** The menu that is live, for the names of what only it shows. */
  readonly live: Menu;
}

/** What differs between what is shown and what is live, under the numbers that the screens show. */
export function Differences({ differences, menu, live }: DifferencesProps) {
  const [names, liveNames] = [menuNames(menu), menuNames(live)];
  const nameOf = ({ type, id, after }: NumberedDifference) => {
    const known = after === null ? liveNames : names;
    return type === 'TAB' ? texts.tab(known.tab(id)) : known.entry({ type, id, target: id }).name || String(id);
  };
  return (
    <SectionCard
      title={texts.differences(differences.length, texts.thanLive)}
      aside={differences.length > 0 && texts.differenceHint}
    >
      {differences.length === 0 ? (
        <p className="tone-2">{texts.noDifferences}</p>
      ) : (
        <ol className={`${styles.rows} list`}>
          {differences.map(one => (
            <li key={`${one.number} ${one.key}`}>
              <span className={styles.number}>{formatNumber(one.number)}</span>
              <span className="grow">
                <strong>{nameOf(one)}</strong>{' '}
                <span className="tone-2">
                  {texts.onSurfaces(one.surfaces.map(surface => shownMenuTexts.surfaces[surface]))}
                </span>
              </span>
              <span>{texts.change(stateText(one.before), stateText(one.after, one.before))}</span>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}

const stateText = (state: EntryState | null, before?: EntryState | null): string => {
  if (state === null) return before === undefined ? '—' : texts.removed;
  if (state.isOut) return texts.outNow;
  const price = state.price === null ? texts.shown : texts.price(money(state.price.cents), state.price.isFrom);
  return before === null ? texts.addedAt(price) : price;
};
