import type { NewsArticle } from '@commissary/catalog';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../api/index.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const start = Date.now();
const day = (text: string) => vi.setSystemTime(new Date(`${text}T17:00:00Z`));
const company = page.getByRole('region', { name: 'Company news' });
const provider = page.getByRole('region', { name: 'From the provider' });
const gear = (of: typeof company) => of.getByRole('link', { name: /^Configure/ });

const article = (id: string, part: Partial<NewsArticle> = {}): NewsArticle => ({
  id,
  title: `Article ${id}`,
  displayTitle: true,
  status: 'ACTIVE',
  publishDate: '2026-11-20',
  expirationDate: '2026-11-23',
  content: `<p>Text of ${id}</p>`,
  ...part,
});
const writer = { permissions: ['accessConfigurationOptions'], company: 'Bakery' } as const;
const staff = { permissions: ['accessConfigurationOptions'], company: 'Provider' } as const;

/** Opens home as somebody of the company, once the company has these articles. */
const homeWith = async (articles: readonly NewsArticle[], visitor: Parameters<typeof openScreen>[0] = writer) => {
  await openScreen(visitor, '/home', { at: null });
  const feed = new URL(location.href).searchParams.get('companyId') ?? '';
  await api.news.save({ body: { companyId: feed, articles: JSON.stringify(articles) } });
  await openScreen(visitor, '/home', { at: null });
  return feed;
};
const titles = () =>
  company
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => {
  day('2026-11-20');
});
afterEach(() => {
  vi.setSystemTime(start);
  vi.restoreAllMocks();
});

describe('the news on home', () => {
  it('[RULE.home.04] [CONST.news.visibleStatus] shows active articles in their order, and no others', async () => {
    await homeWith([article('b'), article('off', { status: 'INACTIVE' }), article('a')]);
    await expect.poll(titles).toEqual(['Article b', 'Article a']);
    await expect.element(company.getByText('Text of b')).toBeVisible();
  });

  it.each([
    ['[RULE.home.05] shows no article', '2026-11-19', []],
    ['[RULE.home.05] shows the article', '2026-11-20', ['Article a']],
    ['[RULE.home.06] still shows the article', '2026-11-23', ['Article a']],
    ['[RULE.home.07] no longer shows the article', '2026-11-24', []],
  ])('%s on %s, of one from November 20 to 23', async (_, on, expected) => {
    day(on);
    await homeWith([article('a')]);
    await expect.element(company).toBeVisible();
    await expect.poll(() => company.getByText(/^(Text of a|There is no news)$/).elements().length).toBe(1);
    expect(titles()).toEqual(expected);
  });

  it('[RULE.home.09] [RULE.home.27] [ROUTE.home.b18] [MSG.news.*] says that there are none, in each panel in its own words', async () => {
    const none = { status: 200, body: { companyId: 'x', articles: '', ver: 0 } };
    await openScreen(writer, '/home', { at: null, answers: [{ call: 'GET /api/news/', ...none }] });
    await expect.element(company.getByText('There is no news', { exact: true })).toBeVisible();
    await expect.element(provider.getByText('No news is good news', { exact: true })).toBeVisible();
  });

  it('[RULE.home.08] [MSG.news.*] a load that fails is logged, and the panels say that there are none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openScreen(writer, '/home', { at: null, answers: [{ call: 'GET /api/news/', status: 404 }] });
    await expect.element(company.getByText('There is no news', { exact: true })).toBeVisible();
    await expect.element(provider.getByText('No news is good news', { exact: true })).toBeVisible();
    expect(log.mock.calls.filter(([text]) => text === 'No News').length).toBe(2);
  });

  it('[RULE.home.20] [ROUTE.home.b7] [ROUTE.home.b8] [ROUTE.home.b9] [MSG.support] [MSG.hardwareStore] the panel of the provider has its news, and links to support and to a hardware store', async () => {
    const articles = JSON.stringify([article('p')]);
    const links = { support: 'https://help.example/', store: 'https://store.example/' };
    await openScreen(writer, '/home', {
      at: null,
      answers: [
        { call: 'GET /api/news/THRIVE_FEED', status: 200, body: { companyId: 'THRIVE_FEED', articles, ver: 1, links } },
      ],
    });
    await expect.element(provider.getByText('Text of p')).toBeVisible();
    await expect.element(provider.getByRole('link', { name: /^Support/ })).toHaveAttribute('href', links.support);
    await expect.element(provider.getByRole('link', { name: /^Hardware store/ })).toHaveAttribute('href', links.store);
  });

  it('of many articles the first five are shown, and the others on request', async () => {
    await homeWith(Array.from({ length: 7 }, (_, at) => article(`${at}`)));
    await expect.poll(titles).toHaveLength(5);
    await company.getByRole('button', { name: 'Show 2 more articles' }).click();
    await expect.poll(titles).toHaveLength(7);
  });

  it('a text that is no rich text is shown as its characters', async () => {
    const articles = JSON.stringify([article('h', { content: '<img src=x onerror="document.title=1">' })]);
    await openScreen(writer, '/home', {
      at: null,
      answers: [{ call: 'GET /api/news/', status: 200, body: { companyId: 'x', articles, ver: 1 } }],
    });
    await expect.element(company.getByText('<img src=x onerror="document.title=1">')).toBeVisible();
    expect(company.getByRole('img').elements()).toEqual([]);
  });
});

describe('the gear of the news', () => {
  it('[RULE.home.17] [ROUTE.home.b2] [ROUTE.news._companyId.b1] [PERM.rule.gear.company] of the company leads who may configure to its articles', async () => {
    const feed = await homeWith([]);
    await expect.element(provider).toBeVisible();
    expect(gear(provider).elements()).toEqual([]);
    await gear(company).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Company news' })).toBeVisible();
    expect(location.pathname).toBe(`/news/${feed}`);
  });

  it('[RULE.home.11] [RULE.home.12] [ROUTE.home.b3] [ROUTE.home.b4] [PERM.rule.gear.company] [PERM.rule.gear.provider] is missing for everybody else', async () => {
    await openScreen({ permissions: ['dashboard'], company: 'Bakery' }, '/home', { at: null });
    await expect.element(provider).toBeVisible();
    await expect.element(company).toBeVisible();
    expect([gear(company).elements(), gear(provider).elements()]).toEqual([[], []]);
  });

  it('[RULE.home.16] [PERM.rule.gear.provider] of the provider leads its people to the articles for everybody', async () => {
    await openScreen(staff, '/home', { at: null });
    await gear(provider).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'From the provider' })).toBeVisible();
    expect(location.pathname).toBe('/news/THRIVE_FEED');
  });
});

describe('the screen of the news', () => {
  const title = page.getByRole('textbox', { name: 'Title' });
  const save = page.getByRole('button', { name: 'Save news' });

  it('[ROUTE.news._companyId] [RULE.home.10] [RULE.home.28] articles are added, ordered, dated and saved as one text', async () => {
    const feed = await homeWith([article('a')]);
    await gear(company).click();
    await page.getByRole('button', { name: 'Add an article' }).click();
    await expect.element(save).toBeDisabled();
    // The next key is typed into the article, and adds no other one.
    await expect.element(title).toHaveFocus();
    await userEvent.keyboard(' ');
    const entries = page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
    await expect.poll(() => entries.elements().map(one => one.textContent)).toEqual(['Article aShown', ' Not saved']);
    await title.fill('Winter hours');
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.click();
    await text.fill('We close at nine.');
    await page.getByRole('button', { name: 'Move Winter hours up' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect.element(preview.getByText('We close at nine.')).toBeVisible();
    await preview.getByLabelText('On this day').fill('2026-11-19');
    await expect.element(preview.getByText('There is no news')).toBeVisible();
    await save.click();
    await expect.element(page.getByText('The news are saved.')).toBeVisible();
    const { body } = await api.news.get({ params: { companyId: feed } });
    expect(typeof body === 'object' && 'articles' in body && JSON.parse(body.articles)).toEqual([
      article(expect.any(String) as unknown as string, {
        title: 'Winter hours',
        expirationDate: '',
        content: '<p>We close at nine.</p>',
      }),
      article('a'),
    ]);
  });

  it('an article without a title, or with its end before its start, is not saved', async () => {
    await homeWith([article('a')]);
    await gear(company).click();
    await title.fill('');
    await expect.element(page.getByText('Enter a title.')).toBeVisible();
    await expect.element(save).toBeDisabled();
    await title.fill('Again');
    await page.getByLabelText('Until').fill('2026-11-19');
    await expect.element(page.getByText('The last day is before the first.')).toBeVisible();
    await expect.element(save).toBeDisabled();
  });

  it('[ROUTE.news._companyId] who may not write the news finds no such page', async () => {
    await openScreen(writer, '/news/THRIVE_FEED', { at: null });
    await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('From the provider');
  });
});
