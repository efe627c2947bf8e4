import type { PublishPreview } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import { nextPage, type PreviewPage, previewsOfPages } from './preview-pages.ts';

type Documents = PublishPreview['documents'];
const changes = (...values: number[]): Documents[number]['changes'] =>
  values.map(value => ({ op: 'set', path: `/${value}`, value }));
const documentOf = (total: number, ...listed: number[]): Documents[number] => ({
  ...{ kind: 'menu', total, findings: [], findingsTotal: 0 },
  changes: changes(...listed),
});
const preview = (locationId: string, documents: Documents, more: Partial<PublishPreview> = {}): PublishPreview => ({
  ...{ locationId, seen: 'a', disabled: null, people: [], peopleTotal: 0, documents },
  ...more,
});
const listedOf = (pages: readonly PreviewPage[]) =>
  previewsOfPages(pages).map(({ documents }) => documents.map(one => one.changes.map(({ path }) => path)));

describe('the pages of a preview', () => {
  it('follow each other, and locations go on sharing their documents', () => {
    const shared = [documentOf(3, 1)];
    const first = { from: 0, previews: [preview('elm', shared), preview('oak', shared), preview('fir', [])] };
    const second = { from: 1, previews: [preview('elm', [{ ...documentOf(3, 2), labels: { '/2': 'Two' } }])] };
    expect(nextPage(previewsOfPages([first]))).toEqual({ from: 1, locationIds: ['elm'] });
    const found = previewsOfPages([first, second]);
    expect(listedOf([first, second])).toEqual([[['/1', '/2']], [['/1', '/2']], []]);
    expect(found[0]?.documents).toBe(found[1]?.documents);
    expect(found[0]?.documents[0]?.labels).toEqual({ '/2': 'Two' });
    expect(nextPage(found)).toEqual({ from: 2, locationIds: ['elm'] });
    const third = { from: 2, previews: [preview('elm', [documentOf(3, 3)])] };
    expect(nextPage(previewsOfPages([first, second, third]))).toBeNull();
  });

  it('add nothing of what was saved meanwhile, and nothing that is listed', () => {
    const first = { from: 0, previews: [preview('elm', [documentOf(2, 1)])] };
    const again = { from: 0, previews: [preview('elm', [documentOf(2, 1)])] };
    const later = { from: 1, previews: [preview('elm', [documentOf(2, 2)], { seen: 'b' })] };
    expect(listedOf([first, again, later])).toEqual([[['/1']]]);
  });

  it('go on where the first of them is not listed whole, at a hundred locations at once', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => preview(`l${at}`, [documentOf(1)]));
    expect(nextPage(many(100))?.locationIds).toHaveLength(100);
    expect(nextPage(many(101))?.locationIds).toHaveLength(100);
    expect(nextPage([preview('a', [documentOf(2, 1), documentOf(1)]), ...many(1)])).toEqual({
      from: 1,
      locationIds: ['a'],
    });
  });

  it('are of locations that are published', () => {
    const stopped = preview('elm', [documentOf(1)], { disabled: 'FROZEN' });
    const scheduled = preview('oak', [documentOf(1)], { disabled: 'pending' });
    expect(nextPage([stopped])).toBeNull();
    expect(nextPage([stopped, scheduled])).toEqual({ from: 0, locationIds: ['oak'] });
  });
});
