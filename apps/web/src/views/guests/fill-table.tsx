import { guestsTexts as texts } from '@commissary/catalog';
import { type GuestField, guestFields, guestGaps } from '@commissary/domain';
import { Button, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { MatrixTable } from '../../form/matrix/index.ts';
import { useForm } from '../../form/state/index.ts';
import { EmptyState, SectionCard } from '../../ui/index.ts';
import { guestMatrix, languagesOffered } from './guest-matrix.ts';
import styles from './guests.module.css';
import { ItemHead } from './item-head.tsx';
import { itemPath, languageName, type SoldDepartment } from './sold-items.ts';

export interface FillTableProps {
  readonly departments: readonly SoldDepartment[];
  /** Those in which items have names. */
  readonly languages: readonly string[];
}

/** The rows of the table, and what was asked for when they were chosen. */
interface Listed {
  readonly asked: string;
  readonly rows: readonly { readonly path: string; readonly label: string; readonly department: string }[];
}

/** Above this number the table scrolls inside its frame. */
const mostRows = 30;

/** What items lack for guests, as one table whose cells are filled in place. */
export function FillTable({ departments, languages: used }: FillTableProps) {
  const { store } = useForm();
  const [wanted, setWanted] = useState<readonly GuestField[]>(guestFields);
  const [all, setAll] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [looked, setLooked] = useState(0);
  const { definition } = store.session().opened;
  const languages = useMemo(() => [...new Set([...used, ...added])], [used, added]);
  const items = useMemo(
    () =>
      departments.flatMap(department =>
        department.items.map(item => ({
          department,
          item,
          path: itemPath(department, item),
          gaps: guestGaps(item, department, languages),
        })),
      ),
    [departments, languages],
  );
  const lacks = (gaps: readonly GuestField[]) => gaps.some(gap => wanted.includes(gap));
  // An item that is completed keeps its row until somebody asks for others, or looks again.
  const asked = [...wanted, all, looked, languages.length, items.length].join(' ');
  const [listed, setListed] = useState<Listed>({ asked: '', rows: [] });
  if (listed.asked !== asked)
    setListed({
      asked,
      rows: items
        .filter(({ gaps }) => all || lacks(gaps))
        .map(({ path, item, department }) => ({ path, label: item.info.name, department: department.info.name })),
    });
  const { rows } = listed;
  const matrix = useMemo(() => guestMatrix(definition, rows, wanted, languages), [definition, rows, wanted, languages]);
  const itemAt = new Map(items.map(one => [one.path, one]));
  const lines = rows.map(({ path, label, department }, at) => {
    const found = itemAt.get(path);
    return {
      label,
      ...(found && {
        head: (
          <ItemHead
            path={path}
            item={found.item}
            lacksImage={wanted.includes('image') && found.gaps.includes('image')}
          />
        ),
      }),
      ...(department !== rows[at - 1]?.department && { heading: department }),
    };
  });
  const turn = (field: GuestField) =>
    setWanted(guestFields.filter(one => (one === field ? !wanted.includes(one) : wanted.includes(one))));
  return (
    <SectionCard
      title={texts.progress(items.filter(({ gaps }) => !lacks(gaps)).length, items.length)}
      aside={texts.about}
      flush
    >
      <div className={`${styles.tools} row wrap align-center gap-8 line-below pad-x-20 pad-y-12`}>
        <fieldset className={`${styles.wanted} row wrap align-center gap-8 reset`} aria-label={texts.wanted}>
          {guestFields.map(field => {
            const count = items.filter(({ gaps }) => gaps.includes(field)).length;
            return (
              <Button key={field} variant="default" aria-pressed={wanted.includes(field)} onClick={() => turn(field)}>
                {texts.wantCount(texts.want[field], count)}
              </Button>
            );
          })}
        </fieldset>
        <Button variant="default" aria-pressed={all} onClick={() => setAll(!all)}>
          {texts.showComplete}
        </Button>
        <Button variant="subtle" onClick={() => setLooked(looked + 1)}>
          {texts.again}
        </Button>
        {wanted.includes('translation') && (
          <NativeSelect
            aria-label={texts.addLanguage}
            value=""
            data={[
              { value: '', label: texts.addLanguage },
              ...languagesOffered(definition)
                .filter(one => !languages.includes(one))
                .map(value => ({ value, label: languageName(value) })),
            ]}
            onChange={({ currentTarget }) => setAdded([...added, currentTarget.value])}
          />
        )}
      </div>
      {wanted.length === 0 && !all ? (
        <EmptyState text={texts.nothingWanted} />
      ) : rows.length === 0 ? (
        <EmptyState text={texts.allComplete} />
      ) : (
        matrix.columns.length > 0 && (
          <MatrixTable
            matrix={matrix}
            lines={lines}
            path="/departments"
            label={texts.table}
            corner={texts.item}
            compact={rows.length <= mostRows}
          />
        )
      )}
    </SectionCard>
  );
}
