import { employeeListTexts as texts } from '@commissary/catalog';
import type { JobChoices, ListedEmployee } from '@commissary/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { AllRowsCheckbox, type useRowSelection } from '../../../form/selection/index.ts';
import { useIsInternal } from '../use-hidden-parts.ts';
import styles from './employee-list.module.css';
import { EmployeeRow } from './employee-row.tsx';

export interface EmployeeTableProps {
  readonly employees: readonly ListedEmployee[];
  /** How many rows there are when all are loaded. */
  readonly total: number;
  readonly selection: ReturnType<typeof useRowSelection>;
  readonly requirements: JobChoices['requirements'];
  readonly today: string;
  /** Called when the last loaded row is near. */
  readonly onEnd: () => void;
}

const nearEnd = 20;

/** One row for each employee; only the visible ones are rendered, between two empty rows that keep the height. */
export function EmployeeTable({ employees, total, selection, onEnd, ...about }: EmployeeTableProps) {
  const isInternal = useIsInternal();
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: employees.length,
    getScrollElement: () => box.current,
    estimateSize: rowHeight,
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= employees.length - nearEnd) onEnd();
  }, [last, employees.length, onEnd]);
  const before = shown.at(0)?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const requested = selection.onRowKey(event, index) ?? movedBy(event, index);
    if (requested === undefined || requested < 0 || requested >= employees.length) return;
    event.preventDefault();
    virtual.scrollToIndex(requested, { align: 'auto' });
    // The row may only be drawn after the scroll.
    requestAnimationFrame(() => linkIn(box.current, requested)?.focus());
  };
  return (
    <div ref={box} className={styles.box}>
      <table className={styles.table} aria-rowcount={total + 1}>
        <thead>
          <tr>
            <td className={styles.tick}>
              <AllRowsCheckbox lowerCase={texts.allEmployees} count={employees.length} selection={selection} />
            </td>
            <th scope="col" className={styles.nameHead}>
              {texts.name}
            </th>
            {isInternal || <th scope="col">{texts.jobs}</th>}
            {isInternal || <th scope="col">{texts.worksAt}</th>}
            <th scope="col">{texts.roles}</th>
            {isInternal || <th scope="col">{texts.certifications}</th>}
            <th scope="col">{texts.record}</th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {shown.map(({ index }) => {
            const employee = employees[index];
            return (
              employee && (
                <EmployeeRow
                  key={employee.id}
                  employee={employee}
                  index={index}
                  checked={selection.ids.has(employee.id)}
                  onSelect={selection.select}
                  onKeyDown={onKeyDown}
                  {...about}
                />
              )
            );
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
}

const movedBy = ({ key, shiftKey, target }: KeyboardEvent, index: number): number | undefined => {
  if (shiftKey || !(target instanceof HTMLAnchorElement)) return undefined;
  return { ArrowDown: index + 1, ArrowUp: index - 1 }[key];
};

const linkIn = (box: HTMLElement | null, index: number): HTMLAnchorElement | null =>
  box?.querySelector(`tr[aria-rowindex="${index + 2}"] a`) ?? null;

const rowHeight = (): number => {
  if (matchMedia('(max-width: 700px)').matches) return 84;
  return matchMedia('(pointer: coarse)').matches ? 56 : 44;
};
