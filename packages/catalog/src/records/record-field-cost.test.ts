import { headerKey, recognizeHeaders } from '@commissary/domain';
import { blocksOf, isShownTo, nullable, type Shape, text, validateEntered } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import * as records from './index.ts';
import {
  changedFields,
  describeRecord,
  emptyRecord,
  fileCells,
  fileColumns,
  permissionsOfChange,
  type RecordKind,
  recordChanges,
  recordKind,
  recordNeeds,
  sentRecord,
} from './record.ts';

const isKind = (value: unknown): value is RecordKind =>
  typeof value === 'object' && value !== null && 'noun' in value && 'needs' in value && 'field' in value;
const kinds = Object.values<unknown>(records).filter(isKind);

const locker = nullable(
  text({ label: 'Locker', max: 3, permission: 'manageLockers', hiddenByFeature: 'internalCompany' }),
);

/** The kind with one more field, and nothing else about it but what is needed while it is wrong. */
const withLocker = ({ noun, field, needs }: RecordKind): RecordKind<Shape> =>
  recordKind(
    { noun, label: field.label, layout: blocksOf(field), needs: { ...needs, locker: 'a locker' } },
    { ...field.shape, locker },
  );

it('there are kinds of records', () => {
  const nouns = ['company', 'employee', 'group', 'location', 'news', 'role'];
  expect(kinds.map(({ noun }) => noun)).toEqual(expect.arrayContaining(nouns));
});

describe.each(kinds.map(kind => [kind.noun, withLocker(kind)] as const))('a new field of the %s', (_, kind) => {
  const empty = emptyRecord(kind);

  it('is empty in a new record, and is sent without spaces, or as null', () => {
    expect(empty).toMatchObject({ locker: null });
    expect(sentRecord(kind, { ...empty, locker: ' 7a ' })).toMatchObject({ locker: '7a' });
    expect(sentRecord(kind, { ...empty, locker: '  ' })).toMatchObject({ locker: null });
    expect(changedFields(empty, { ...empty, locker: '7a' })).toEqual({ locker: '7a' });
  });

  it('is on the form where its reader is shown it, with what is needed while it is wrong', () => {
    expect(blocksOf(kind.field).flatMap(({ fields }) => fields)).toContain('locker');
    expect([isShownTo([])(locker), isShownTo(['internalCompany'])(locker)]).toEqual([true, false]);
    const issues = validateEntered(kind.field, { ...empty, locker: '1234' });
    expect(issues).toContainEqual({ path: '/locker', code: 'too-long', params: { max: 3 } });
    expect(recordNeeds(kind, issues)).toContain('a locker');
  });

  it('needs its permission where it changes', () => {
    expect(permissionsOfChange(kind, empty, { locker: '7' })).toEqual(['manageLockers']);
    expect(permissionsOfChange(kind, empty, { locker: null })).toEqual([]);
  });

  it('is in the audit, and on the page', () => {
    expect(recordChanges(kind, { locker: null }, { locker: '7' })).toEqual([{ what: 'Locker', was: null, now: '7' }]);
    expect(describeRecord(kind, { locker: '7' })).toContainEqual({ key: 'locker', field: locker, text: '7' });
  });

  it('is a column of files, written and recognized by its label', () => {
    const columns = fileColumns(kind);
    const at = Object.keys(columns).indexOf('locker');
    expect(fileCells(kind, { ...empty, locker: '7' })[at]).toBe('7');
    expect(recognizeHeaders(columns, ['Locker']).columns).toEqual(['locker']);
    expect(headerKey(locker.label)).toBe('locker');
  });
});
