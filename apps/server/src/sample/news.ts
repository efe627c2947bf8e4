import type { NewsArticle } from '@commissary/catalog';
import { addDays, plainDateAt, providerFeedId } from '@commissary/domain';
import { sampleCompanyId } from './company.ts';

interface Draft {
  readonly id: string;
  readonly title: string;
  /** From and until which day, counted from the day on which the sample is created; null = open. */
  readonly days: readonly [from: number, until: number | null];
  readonly content: string;
  readonly status?: NewsArticle['status'];
}

const company: readonly Draft[] = [
  {
    id: 'thanksgiving-hours',
    title: 'Thanksgiving hours are due Monday',
    days: [-15, 7],
    content:
      '<p>Enter special hours for Thanksgiving and the day after by <strong>Monday noon</strong>, so they can go out with the Tuesday publish.</p>',
  },
  {
    id: 'tip-pool',
    title: 'New tip pool from December',
    days: [11, null],
    content:
      '<p>Card tips are pooled by hours worked, not by section.</p><h2>What changes</h2><ul><li><p>Servers and bartenders share <strong>85%</strong> of the pool.</p></li><li><p>Hosts, bussers and dishwashers share <strong>15%</strong>.</p></li></ul>',
  },
  {
    id: 'winter-tasting',
    title: 'Winter menu tasting at Market Hall',
    days: [-17, 2],
    content:
      '<p>Head cooks and bar leads: Wednesday at 3 PM. Squash pizzetta and the smoked pear sour are on the list.</p>',
  },
  {
    id: 'gift-cards',
    title: 'Gift card push for the holidays',
    days: [0, null],
    content: '<p>Table cards are on their way.</p>',
    status: 'INACTIVE',
  },
  {
    id: 'food-safety',
    title: 'Halloween costumes and food safety',
    days: [-31, -19],
    content: '<p>No masks, gloves or loose sleeves on the line.</p>',
  },
];

const provider: readonly Draft[] = [
  {
    id: 'check-in',
    title: 'Check-in shows which device runs what',
    days: [-18, null],
    content: '<p>Open a location to see each terminal, its version and what it runs.</p>',
  },
  {
    id: 'maintenance',
    title: 'Planned maintenance next Sunday, 3 to 4 AM ET',
    days: [-5, 9],
    content: '<p>The console is read-only for an hour. Terminals keep working.</p>',
  },
];

/** The feeds of the sample company and of the provider, with articles around the day on which the sample is created. */
export const sampleNews = (
  now: Date,
): readonly { readonly feed: string; readonly articles: readonly NewsArticle[] }[] => {
  const today = plainDateAt(now.getTime(), 'UTC');
  const articlesOf = (drafts: readonly Draft[]): readonly NewsArticle[] =>
    drafts.map(({ id, title, days: [from, until], content, status = 'ACTIVE' }) => ({
      id,
      title,
      displayTitle: true,
      status,
      publishDate: addDays(today, from),
      expirationDate: until === null ? '' : addDays(today, until),
      content,
    }));
  return [
    { feed: sampleCompanyId.id, articles: articlesOf(company) },
    { feed: providerFeedId, articles: articlesOf(provider) },
  ];
};
