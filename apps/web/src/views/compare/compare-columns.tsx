import { compareTexts, countTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { toggleSelected } from '../../levels/index.ts';
import { EmptyState, ErrorState, Select, SkeletonRows } from '../../ui/index.ts';
import styles from './compare.module.css';
import { CompareList } from './compare-list.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { type ComparedSide, type Difference, differences } from './differences.ts';
import type { ComparedSides } from './use-compared.ts';
import { useComparedDocument } from './use-compared-document.ts';

/** The differences of two tenants, once both are loaded. */
export function CompareColumns({ compared, addresses }: ComparedSides) {
  const left = useComparedDocument(addresses[0], compared.left);
  const right = useComparedDocument(addresses[1], compared.right);
  if (left.failed || right.failed)
    return (
      <ErrorState
        text={compareTexts.loadFailed}
        onRetry={() => {
          left.retry();
          right.retry();
        }}
      />
    );
  if (left.side === undefined || right.side === undefined) return <SkeletonRows rows={10} height={44} />;
  return <Differences compared={compared} addresses={addresses} left={left.side} right={right.side} />;
}

interface DifferencesProps extends ComparedSides {
  readonly left: ComparedSide;
  readonly right: ComparedSide;
}

/** The maximum number of edits in one action on one tenant. */
const mostEdits = 500;

function Differences({ compared, addresses, left, right }: DifferencesProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [copying, setCopying] = useState<'left' | 'right' | null>(null);
  const all = useMemo(() => differences(left, right), [left, right]);
  const sections = useMemo(() => [...new Set(all.map(({ section }) => section))], [all]);
  const { section, onlyOwn, change } = compared;
  const shown = useMemo(() => all.filter(row => isShown(row, section, onlyOwn)), [all, section, onlyOwn]);
  const chosen = shown.filter(({ key }) => ticked.has(key));
  if (all.length === 0)
    return <EmptyState text={compareTexts.noDifferences(compared.left.name, compared.right.name)} />;
  return (
    <>
      <div className={`${styles.bar} row wrap align-center gap-8 gap-x-12 pad-y-8`}>
        <Select
          aria-label={compareTexts.section}
          placeholder={compareTexts.allSections}
          clearable
          inputMode="search"
          data={sections}
          value={section}
          onChange={value => change({ section: value })}
        />
        <p role="status" className="grow tone-2">
          {shown.length === all.length
            ? countTexts.differences(all.length)
            : compareTexts.shownOfAll(shown.length, all.length)}
          {chosen.length > 0 && compareTexts.selected(chosen.length)}
        </p>
        {(['right', 'left'] as const).map(
          target =>
            compared[target].tenant !== null && (
              <Button
                key={target}
                variant="default"
                disabled={chosen.length === 0 || editsOf(chosen, target) > mostEdits}
                onClick={() => setCopying(target)}
              >
                {compareTexts.copyTo(compared[target].name)}
              </Button>
            ),
        )}
      </div>
      {editsOf(chosen, 'right') > mostEdits && <p className="grow tone-2">{compareTexts.tooManySelected(mostEdits)}</p>}
      {shown.length === 0 ? (
        <EmptyState text={compareTexts.noMatches} />
      ) : (
        <CompareList
          rows={shown}
          compared={compared}
          addresses={addresses}
          ticked={ticked}
          onTick={key => setTicked(toggleSelected(ticked, key))}
          onTickAll={() => setTicked(new Set(chosen.length === shown.length ? [] : shown.map(({ key }) => key)))}
        />
      )}
      {copying !== null && (
        <CopyDialog
          rows={chosen}
          target={copying}
          address={addresses[copying === 'left' ? 0 : 1]}
          side={copying === 'left' ? left : right}
          names={{ from: compared[copying === 'left' ? 'right' : 'left'].name, to: compared[copying].name }}
          onClose={() => {
            setCopying(null);
            setTicked(new Set());
          }}
        />
      )}
    </>
  );
}

const isShown = ({ section: of, left, right }: Difference, section: string | null, onlyOwn: boolean): boolean =>
  (section === null || of === section) && (!onlyOwn || left.own || right.own);

const editsOf = (rows: readonly Difference[], target: 'left' | 'right'): number =>
  rows.reduce((sum, row) => sum + row[target].edits.length, 0);
