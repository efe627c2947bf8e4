import { providerFeedId } from '@commissary/domain';
import { isRichText } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileTexts } from '../testing/hostile-texts.ts';
import type { TestClient } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const article = (id: string, part: object = {}) => ({
  id,
  title: `Article ${id}`,
  displayTitle: true,
  status: 'ACTIVE',
  publishDate: '2026-11-20',
  expirationDate: '',
  content: '<p>Text</p>',
  ...part,
});

describe.each(databases)('news on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, config: { supportUrl: 'https://help.example/' } });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    return { company, client, feed: company.id };
  };
  const save = (client: TestClient, companyId: string, articles: unknown, ver?: number) =>
    client.news.save({
      body: { companyId, articles: JSON.stringify(articles), ...(ver !== undefined && { ver }) },
    });
  const stored = async (client: TestClient, feed: string) => {
    const { status, body } = await client.news.get({ params: { companyId: feed } });
    if (status !== 200) return status;
    return { ver: body.ver, articles: JSON.parse(body.articles) };
  };

  it('[CALL.news.get] [ENT.NewsRecord] without articles there is an empty text of them, and version 0', async () => {
    const { client, feed } = await world();
    expect(await client.news.get({ params: { companyId: feed } })).toEqual({
      status: 200,
      body: { companyId: feed, articles: '[]', ver: 0 },
    });
  });

  it('[CALL.news.save] [ENT.NewsArticle] [FMT.articles] articles are one text of JSON, answered as they are stored', async () => {
    const { company, client, feed } = await world();
    const articles = [article('b'), article('a', { status: 'INACTIVE', displayTitle: false })];
    const saved = await save(client, feed, articles, 0);
    expect(saved).toEqual({ status: 200, body: { companyId: feed, articles: JSON.stringify(articles), ver: 1 } });
    expect(await stored(client, feed)).toEqual({ ver: 1, articles });
    const reader = await company.person({ permissions: ['dashboard'], on: 'Elm' });
    expect(await stored(reader.client, feed)).toEqual({ ver: 1, articles });
    const audit = server.context.db.selectFrom('audit').select(['action', 'target', 'details']);
    expect(await audit.where('company_id', '=', company.id).execute()).toEqual([
      {
        action: 'company.news',
        target: feed,
        details: {
          changes: [
            { what: 'Article', was: null, now: 'Article b' },
            { what: 'Article', was: null, now: 'Article a' },
          ],
        },
      },
    ]);
  });

  it('[CALL.news.save] a save on an outdated version is a 409, and one without a version replaces what is there', async () => {
    const { client, feed } = await world();
    await save(client, feed, [article('a')], 0);
    expect(await save(client, feed, [article('b')], 0)).toMatchObject({ status: 409 });
    expect(await save(client, feed, [article('b')], 2)).toMatchObject({ status: 409 });
    expect(await stored(client, feed)).toEqual({ ver: 1, articles: [article('a')] });
    expect((await save(client, feed, [article('c')], 1)).status).toBe(200);
    expect((await save(client, feed, [article('d')])).status).toBe(200);
    expect(await stored(client, feed)).toEqual({ ver: 3, articles: [article('d')] });
  });

  it('[FMT.feedId] [CONST.news.providerFeedId] everybody reads the feed of the provider, and only the people of the provider write it', async () => {
    const provider = await makeCompany(server, { provider: true, name: 'Provider' });
    const staff = await provider.person({ permissions: [] });
    const { client } = await world();
    expect(await save(client, providerFeedId, [article('a')])).toMatchObject({ status: 403 });
    expect(await save(staff.client, 'THRIVE_FEED', [article('a')])).toMatchObject({ status: 200 });
    expect(await client.news.get({ params: { companyId: 'THRIVE_FEED' } })).toEqual({
      status: 200,
      body: {
        companyId: 'THRIVE_FEED',
        articles: JSON.stringify([article('a')]),
        ver: 1,
        links: { support: 'https://help.example/' },
      },
    });
    expect(await server.anonymous.news.get({ params: { companyId: 'THRIVE_FEED' } })).toMatchObject({ status: 401 });
  });

  it('whoever lacks the permission changes nothing, and another company does not exist', async () => {
    const { company, client, feed } = await world();
    const other = await world();
    const plain = await company.person({ permissions: ['dashboard'] });
    expect(await save(plain.client, feed, [article('a')])).toMatchObject({ status: 403 });
    expect(await save(other.client, feed, [article('a')])).toMatchObject({ status: 404 });
    expect(await stored(other.client, feed)).toBe(404);
    expect(await stored(client, feed)).toEqual({ ver: 0, articles: [] });
  });

  it.each([
    ['no JSON', '{', 'INVALID_JSON', '/body/articles'],
    ['no list', '{}', 'type', '/articles'],
    ['a key of the prototype', '[{"id":"a","__proto__":{}}]', 'UNSAFE_KEY', '/body'],
    ['another key', JSON.stringify([article('a', { author: 'x' })]), 'unknown-field', '/articles/[a]/author'],
    ['no title', JSON.stringify([article('a', { title: ' ' })]), 'title-missing', '/articles/[a]/title'],
    ['121 characters', JSON.stringify([article('a', { title: 'x'.repeat(121) })]), 'too-long', '/articles/[a]/title'],
    [
      'no such day',
      JSON.stringify([article('a', { publishDate: '2026-02-30' })]),
      'format',
      '/articles/[a]/publishDate',
    ],
    [
      'an end before the start',
      JSON.stringify([article('a', { expirationDate: '2026-11-19' })]),
      'dates-reversed',
      '/articles/[a]/expirationDate',
    ],
    ['two with one id', JSON.stringify([article('a'), article('a')]), 'duplicate-id', '/articles/[a]'],
    ['no text', JSON.stringify([article('a', { content: 5 })]), 'type', '/articles/[a]/content'],
    [
      '201 articles',
      JSON.stringify(Array.from({ length: 201 }, (_, at) => article(`a${at}`))),
      'too-many',
      '/articles',
    ],
  ])('%s is a 400 with its path, and nothing changes', async (_, articles, code, path) => {
    const { client, feed } = await world();
    const refused = await client.news.save({ body: { companyId: feed, articles } });
    expect(refused).toMatchObject({
      status: 400,
      body: expect.arrayContaining([expect.objectContaining({ code, path })]),
    });
    expect(await stored(client, feed)).toEqual({ ver: 0, articles: [] });
  });

  it('200 articles of 256 KiB together are saved, and neither one more nor a megabyte', async () => {
    const { client, feed } = await world();
    const many = Array.from({ length: 200 }, (_, at) => article(`a${at}`, { content: `<p>${'x'.repeat(1000)}</p>` }));
    expect((await save(client, feed, [...many, article('more')], 0)).status).toBe(400);
    expect((await save(client, feed, many, 0)).status).toBe(200);
    const large = many.map(one => ({ ...one, content: `<p>${'x'.repeat(5000)}</p>` }));
    expect([400, 413]).toContain((await save(client, feed, large, 1)).status);
    expect(await stored(client, feed)).toEqual({ ver: 1, articles: many });
  });

  it('what a browser would run is cleaned from a text before it is stored', async () => {
    const { client, feed } = await world();
    const hostile = hostileTexts.map((content, at) => article(`h${at}`, { content }));
    for (const half of [hostile.slice(0, 100), hostile.slice(100)])
      expect((await save(client, feed, half)).status).toBe(200);
    const kept = article('k', {
      content:
        '<h2 class="x">Big &amp; small</h2><p onclick="x()">a<br>b <a href="https://a.example/?a=1&amp;b">c</a><font>d</font>',
    });
    await save(client, feed, [...hostile.slice(0, 50), kept]);
    const found = await stored(client, feed);
    const texts = typeof found === 'number' ? [] : found.articles.map((one: { content: string }) => one.content);
    expect(texts.filter((text: string) => !isRichText(text) || /script|javascript|evil/i.test(text))).toEqual([]);
    expect(texts.at(-1)).toBe('<h2>Big &amp; small</h2><p>a<br>b <a href="https://a.example/?a=1&amp;b">c</a>d</p>');
  });
});
