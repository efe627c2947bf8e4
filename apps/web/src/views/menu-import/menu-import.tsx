import { menuImportScreenTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { LazyFileChanges } from '../../form/restore/index.ts';
import { useForm } from '../../form/state/index.ts';
import { SectionCard, SkeletonRows } from '../../ui/index.ts';
import { FileChoice } from './file-choice.tsx';
import { MenuColumns } from './menu-columns.tsx';
import styles from './menu-import.module.css';
import { MissingItems } from './missing-items.tsx';
import { NewMenu } from './new-menu.tsx';
import { Questions } from './questions.tsx';
import { PlanSection } from './result/plan-section.tsx';
import { Planning } from './result/planning.tsx';
import { TypedItems } from './typed-items.tsx';
import { useMenuImport } from './use-menu-import.ts';

/** The way of a file with a menu: chosen, its columns matched, looked at, added to the form. */
export function MenuImport() {
  const work = useMenuImport();
  // Kept while it is looked at as a table, to be corrected.
  const [typed, setTyped] = useState('');
  const { address, owner } = useForm();
  const { menu, opened, planned, percent, isCurrent, difference, change, close, apply, applied } = work;
  const file = useFocusKept(opened !== null ? 'opened' : work.reading.isPending ? 'read' : 'chosen');
  return (
    <div className="stack gap-16">
      <div ref={file}>
        <SectionCard
          title={texts.file}
          aside={
            opened && (
              <Button variant="subtle" onClick={close}>
                {opened.file.name === texts.typedName ? texts.editTyped : texts.remove}
              </Button>
            )
          }
        >
          {opened === null ? (
            <>
              <p>{address.tenantId === null ? texts.about : texts.pricesAbout(owner)}</p>
              <FileChoice work={work} />
              <TypedItems text={typed} onChange={setTyped} onTable={work.take} />
            </>
          ) : (
            <>
              <p className="weight-500 break-anywhere">
                {texts.summary(opened.file.name, opened.file.sheet, opened.file.rows.length)}
              </p>
              {address.tenantId === null && <NewMenu file={opened.file} />}
            </>
          )}
        </SectionCard>
      </div>
      {difference !== null && (
        <LazyFileChanges found={difference} onPut={() => applied(difference.needs)} onClose={close} />
      )}
      {opened !== null && (
        <div className={styles.halves}>
          <MenuColumns menu={menu} opened={opened} onChange={change} />
          <div className="stack gap-16 min-width-0">
            {planned === null ? (
              <SectionCard title={texts.changes}>
                <p role="status" className="text-13 tone-2">
                  <Planning percent={percent} />
                </p>
                <SkeletonRows rows={4} />
              </SectionCard>
            ) : (
              <>
                <Questions plan={planned.plan} setup={opened.setup} onChange={change} />
                <PlanSection
                  planned={planned}
                  percent={percent}
                  isCurrent={isCurrent}
                  isAdding={apply.isPending}
                  onAdd={apply.mutate}
                />
                <MissingItems plan={planned.plan} setup={opened.setup} onChange={change} />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** The button that chose or removed the file is gone or disabled then: the focus goes to the one in its place. */
const useFocusKept = (step: 'chosen' | 'read' | 'opened') => {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // In a task of its own: to focus something lays out what was just drawn.
    const later = setTimeout(() => {
      if (step !== 'read' && document.activeElement === document.body) box.current?.querySelector('button')?.focus();
    });
    return () => clearTimeout(later);
  }, [step]);
  return box;
};
