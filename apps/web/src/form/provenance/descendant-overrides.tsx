import { formTexts } from '@commissary/catalog';
import { formatValueAt } from '@commissary/schema';
import { Checkbox, Popover } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { dateAt, valueTexts } from '../../formatting/index.ts';
import { selectionLabel, toggleSelected } from '../../levels/index.ts';
import { AppLink, lazyComponent } from '../../navigation/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { keepFocus, LevelIcon, PillButton } from '../../ui/index.ts';
import styles from '../../ui/popover-list.module.css';
import { contentOf } from '../edit-session/index.ts';
import { useForm } from '../state/index.ts';
import { type DescendantOverride, descendantOverridesAt } from './descendant-index.ts';

const ResetBelowDialog = lazyComponent(async () => (await import('../../level-actions/index.ts')).ResetBelowDialog);

/** At company or group level: the number of tenants below that have an own value, and their names. */
export function DescendantOverridesLink({ path, label }: { readonly path: string; readonly label: string }) {
  const { below, address, store } = useForm();
  const [open, setOpen] = useState(false);
  const [resetting, setResetting] = useState<readonly DescendantOverride[] | null>(null);
  const different = descendantOverridesAt(below, path);
  if (different.length === 0) return null;
  const locations = different.filter(({ level }) => level === 'location').length;
  const words = formTexts.overriddenAt(formTexts.locationsAndGroups(locations, different.length - locations));
  const session = store.session();
  return (
    <>
      <Popover opened={open} onChange={setOpen} position="bottom-end" withinPortal trapFocus>
        <Popover.Target>
          <PillButton
            tone={locations > 0 ? 'location' : 'group'}
            opens
            icon={<LevelIcon level={locations > 0 ? 'location' : 'group'} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {words}
          </PillButton>
        </Popover.Target>
        <Popover.Dropdown onFocus={keepFocus} p={0} aria-label={`${label}: ${words}`}>
          {open && (
            <DescendantOverridesList
              title={`${label}: ${words.toLowerCase()}`}
              different={different}
              path={path}
              onReset={chosen => {
                setOpen(false);
                setResetting(chosen);
              }}
            />
          )}
        </Popover.Dropdown>
      </Popover>
      {resetting !== null && (
        <ResetBelowDialog
          address={address}
          label={label}
          path={path}
          places={resetting.map(({ tenantId, ver }) => ({ tenantId, ver }))}
          definition={session.opened.definition}
          document={effectiveOf(session.opened, contentOf(session))}
          onClose={() => setResetting(null)}
        />
      )}
    </>
  );
}

interface DescendantOverridesListProps {
  readonly title: string;
  readonly different: readonly DescendantOverride[];
  readonly path: string;
  readonly onReset: (chosen: readonly DescendantOverride[]) => void;
}

/** As many as somebody reads in a popover; the others are counted, and reset with all. */
const mostListed = 50;

/** Each tenant with its value and a link; resets the selected ones, or all. */
function DescendantOverridesList({ title, different, path, onReset }: DescendantOverridesListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = ticked.size === 0 ? different : different.filter(({ tenantId }) => ticked.has(tenantId));
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{title}</p>
      {different.slice(0, mostListed).map(one => (
        <DescendantOverrideLine
          key={one.tenantId}
          one={one}
          path={path}
          ticked={ticked.has(one.tenantId)}
          onTick={() => setTicked(toggleSelected(ticked, one.tenantId))}
        />
      ))}
      {different.length > mostListed && (
        <p className="text-13 pad-x-16 pad-y-12 line-above">
          {formTexts.moreOverridden(different.length - mostListed)}
        </p>
      )}
      <div className={`${styles.foot} row wrap align-center gap-8 line-above`}>
        <button
          type="button"
          className={`${styles.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
          onClick={() => onReset(chosen)}
        >
          <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
          {formTexts.resetSelected(selectionLabel(chosen.length, different.length))}
        </button>
      </div>
    </div>
  );
}

interface DescendantOverrideLineProps {
  readonly one: DescendantOverride;
  readonly path: string;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

function DescendantOverrideLine({ one, path, ticked, onTick }: DescendantOverrideLineProps) {
  const { hrefAt, store, zone } = useForm();
  const session = store.session();
  const { definition } = session.opened;
  const document = effectiveOf(session.opened, contentOf(session));
  return (
    <div className={`${styles.line} grid align-baseline gap-2 gap-x-16 text-13 pad-x-16 pad-y-8 line-above`}>
      <span className="inline-row align-center gap-6 min-width-0">
        <Checkbox aria-label={one.name} checked={ticked} onChange={onTick} />
        <LevelIcon level={one.level} />
        <AppLink href={hrefAt(one.tenantId, path)}>{one.name}</AppLink>
      </span>
      <span className="weight-600 text-end break-anywhere">
        {one.change.op === 'set'
          ? formatValueAt(valueTexts, definition, document, path, one.change.value)
          : actWords[one.change.op]}
      </span>
      {one.at !== undefined && (
        <span className="text-12 tone-3">
          {one.by}, {dateAt(one.at, zone)}
        </span>
      )}
    </div>
  );
}

const actWords = {
  unset: formTexts.notSet,
  add: formTexts.added,
  remove: formTexts.hidden,
  move: formTexts.moved,
} as const;
