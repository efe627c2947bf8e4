import { moveTexts } from '@commissary/catalog';
import type { MovePreview } from '@commissary/contract';
import { type Field, fieldAt, formatValue, isBelow, pathLabelsAt, valueAt } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { useUser } from '../../session/index.ts';
import styles from './move.module.css';

export interface MovePreviewListProps {
  readonly preview: MovePreview;
  /** The paths of the members before, and the list that takes them. */
  readonly paths: readonly string[];
  readonly to: string;
  readonly definition: Field;
  /** The company's document before. */
  readonly document: unknown;
}

/** The number of lines of each kind that are shown. */
const shown = 12;

/** What moves along, what follows, and what the new place has no room for. */
export function MovePreviewList({ preview, paths, to, definition, document }: MovePreviewListProps) {
  const { accessibleTenants } = useUser();
  const nameOf = (tenantId: string) => accessibleTenants.find(({ id }) => id === tenantId)?.name ?? tenantId;
  const { levels, elsewhere, followed, removed, effects } = preview;
  const entries = levels.reduce((sum, level) => sum + level.entries, 0);
  const blocked = [...new Set(effects.filter(effect => effect.blocked).map(({ locationId }) => locationId))];
  /** Where a path of the document afterwards was before. */
  const before = (path: string) => {
    const from = paths.find(one => isBelow(path, to + one.slice(one.lastIndexOf('/'))));
    return from === undefined ? path : from + path.slice(to.length + from.length - from.lastIndexOf('/'));
  };
  const textOf = (after: string) => {
    const path = before(after);
    const field = fieldAt(definition, path);
    const label = pathLabelsAt(valueTexts, definition, document, path).join(' › ');
    const value = valueAt(document, path);
    return field === undefined || value === undefined
      ? label
      : moveTexts.value(label, formatValue(valueTexts, definition, document, field, value, path));
  };
  return (
    <>
      {entries === 0 && elsewhere === 0 && <p className={`${styles.note} text-13 tone-2`}>{moveTexts.nothingSet}</p>}
      {entries > 0 && (
        <Lines
          title={moveTexts.carried(entries)}
          lines={levels.map(({ tenantId, entries: count }) => [
            tenantId,
            moveTexts.value(nameOf(tenantId), moveTexts.valuesAt(count)),
          ])}
        />
      )}
      {elsewhere > 0 && <p className={`${styles.note} text-13 tone-2`}>{moveTexts.elsewhere(elsewhere)}</p>}
      {followed.length > 0 && <p className={`${styles.note} text-13 tone-2`}>{moveTexts.followed(followed.length)}</p>}
      {removed.length > 0 && (
        <Lines title={moveTexts.removed(removed.length)} lines={removed.map(({ path }) => [path, textOf(path)])} />
      )}
      {blocked.length > 0 && (
        <p className={`${styles.wrong} text-13 tone-error`}>
          {moveTexts.notPublishable(blocked.map(nameOf).join(', '))}
        </p>
      )}
    </>
  );
}

interface LinesProps {
  readonly title: string;
  /** Each with its key. */
  readonly lines: readonly (readonly [key: string, text: string])[];
}

function Lines({ title, lines }: LinesProps) {
  return (
    <div className={`${styles.note} text-13 tone-2`}>
      <p>{title}</p>
      <ul className={styles.lines}>
        {lines.slice(0, shown).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {lines.length > shown && <p>{moveTexts.more(lines.length - shown)}</p>}
    </div>
  );
}
