import { countTexts, employmentAdminTexts as texts } from '@commissary/catalog';
import type { LevelHead } from '@commissary/contract';
import type { LocationState } from '../../cache/index.ts';
import { dayAndTimeAt, ownZone } from '../../formatting/index.ts';
import { AppLink, type TenantOption } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LevelIcon, useWindowRows } from '../../ui/index.ts';
import styles from './employment-admin.module.css';
import { LevelActions } from './level-actions.tsx';
import { LevelPublishState } from './level-publish-state.tsx';
import { useEmploymentLinks } from './use-employment-links.ts';

export interface LevelTableProps {
  readonly levels: readonly TenantOption[];
  readonly heads: readonly LevelHead[];
  readonly states: ReadonlyMap<string, LocationState> | undefined;
}

/** One row for each level; only those near the viewport are rendered. */
export function LevelTable({ levels, heads, states }: LevelTableProps) {
  const near = useWindowRows<HTMLTableSectionElement>({
    count: levels.length,
    height: 57,
    keyOf: index => levels[index]?.id ?? index,
  });
  const byTenant = new Map(heads.map(head => [head.tenantId, head]));
  return (
    <table className={styles.table} aria-label={texts.levels} aria-rowcount={levels.length + 1}>
      <thead>
        <tr className={`${styles.head} text-12 tone-3`} aria-rowindex={1}>
          <th scope="col">{texts.level}</th>
          <th scope="col">{texts.lastSaved}</th>
          <th scope="col">{texts.overrides}</th>
          <th scope="col">{texts.publishStatus}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={near.box} className={styles.rows} style={{ height: near.total }}>
        {near.rows.map(({ key, index, ref, top }) => {
          const level = levels[index];
          return (
            level && (
              <tr
                key={key}
                ref={ref}
                data-index={index}
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ transform: `translateY(${top}px)` }}
              >
                <LevelCells level={level} head={byTenant.get(level.id)} states={states} />
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

interface LevelCellsProps extends Pick<LevelTableProps, 'states'> {
  readonly level: TenantOption;
  /** Undefined: never saved. */
  readonly head: LevelHead | undefined;
}

function LevelCells({ level, head, states }: LevelCellsProps) {
  const { user } = useActiveTenant();
  const links = useEmploymentLinks();
  const href = links.edit(level.id);
  const overridesHref = links.overrides(level.id);
  const zone = user.accessibleTenants.find(({ id }) => id === level.id)?.timeZone ?? ownZone();
  const count = head?.overrides ?? 0;
  return (
    <>
      <th scope="row" className={styles.name}>
        <LevelIcon level={level.level} size={15} />
        <span>
          {href === null ? level.name : <AppLink href={href}>{level.name}</AppLink>}
          {level.within !== undefined && <span className="text-12 weight-400 tone-3">{level.within}</span>}
        </span>
      </th>
      <td className={`${styles.saved} stack tone-2`}>
        {head === undefined ? (
          texts.notSaved
        ) : (
          <>
            <span>{texts.versionNumber(head.version)}</span>
            {head.at !== null && (
              <span className="text-12 weight-400 tone-3">
                {texts.saved(head.by ?? '', dayAndTimeAt(head.at, zone))}
              </span>
            )}
          </>
        )}
      </td>
      <td className={`${styles.overrides} tone-2`} data-level={level.level}>
        {level.id === null ? (
          texts.everyLevelStartsHere
        ) : count === 0 || overridesHref === null ? (
          texts.inheritsAll
        ) : (
          <AppLink href={overridesHref}>{countTexts.overrides(count)}</AppLink>
        )}
      </td>
      <td className={`${styles.state} tone-2`}>
        <LevelPublishState level={level} states={states} />
      </td>
      <td className={styles.actions}>
        <LevelActions level={level} />
      </td>
    </>
  );
}
