import { type NewsArticle, newsRecord } from '@commissary/catalog';
import { complete, isArray, isRecord, isRichText, own, richTextTags, validateValue } from '@commissary/schema';
import sanitizeHtml from 'sanitize-html';
import { rejectInvalid } from '../saving/index.ts';

/**
 * Returns the articles as they are stored: complete, each text with the elements of a rich text alone. Throws a 400 with
 * the path of each value that is no article's.
 */
export const cleanArticles = (sent: unknown): readonly NewsArticle[] => {
  const articles = isArray(sent) ? sent.map(cleaned) : sent;
  const record = complete(newsRecord.field, { articles });
  rejectInvalid(validateValue(newsRecord.field, record));
  return (record as { readonly articles: readonly NewsArticle[] }).articles;
};

const cleaned = (article: unknown): unknown => {
  const content = own(article, 'content');
  return isRecord(article) && typeof content === 'string' ? { ...article, content: cleanText(content) } : article;
};

/** A text in the strict form stays as it is; of any other, the elements that a rich text has are left, and the words. */
const cleanText = (html: string): string =>
  isRichText(html) ? html : sanitizeHtml(html, allowed).replaceAll(/<br\s*\/>/g, '<br>');

const allowed: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(richTextTags),
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextTags).map(([tag, attributes]) => [tag, Object.keys(attributes)]),
  ),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && richTextTags.a?.href?.test(attribs.href ?? '') !== true,
};
