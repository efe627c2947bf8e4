import { formTexts } from '@commissary/catalog';
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { keepFocus, LevelIcon, PillButton, SkeletonRows } from '../../ui/index.ts';
import { contentOf, countOverrides } from '../edit-session/index.ts';
import type { Promoting } from '../overrides/index.ts';
import { useForm, useFormSelectorAfterPaint } from '../state/index.ts';

/** Loaded when a list is opened first. */
const OverrideList = lazyComponent(async () => (await import('../overrides/index.ts')).OverrideList, {
  fallback: <SkeletonRows rows={3} height={40} />,
});

const PromoteDialog = lazyComponent(async () => (await import('../../level-actions/index.ts')).PromoteDialog);

/** "3 set here": lists what this level sets below a path, with a reset for all of it. */
export function OverridesPopover({ paths, title }: { readonly paths: readonly string[]; readonly title: string }) {
  const { level, address, names, store } = useForm();
  const [open, setOpen] = useState(false);
  const [promoting, setPromoting] = useState<Promoting | null>(null);
  const count = useFormSelectorAfterPaint(paths.length === 1 ? (paths[0] ?? '') : '', session =>
    countOverrides(session, paths),
  );
  if (level === 'company' || (count === 0 && promoting === null)) return null;
  const session = store.session();
  return (
    <>
      <Popover opened={open} onChange={setOpen} position="bottom-start" withinPortal trapFocus>
        <Popover.Target>
          <PillButton
            tone={level}
            opens
            icon={<LevelIcon level={level} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {formTexts.overrideCount(count)}
          </PillButton>
        </Popover.Target>
        <Popover.Dropdown onFocus={keepFocus} p={0} aria-label={formTexts.overrideCountOf(title, count)}>
          {open && (
            <OverrideList
              paths={paths}
              onDone={() => setOpen(false)}
              onPromote={chosen => {
                setOpen(false);
                setPromoting(chosen);
              }}
            />
          )}
        </Popover.Dropdown>
      </Popover>
      {promoting !== null && (
        <PromoteDialog
          address={address}
          name={names[level]}
          target={promoting.target}
          paths={promoting.paths}
          definition={session.opened.definition}
          document={effectiveOf(session.opened, contentOf(session))}
          onClose={() => setPromoting(null)}
        />
      )}
    </>
  );
}
