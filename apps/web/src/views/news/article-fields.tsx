import { joinPath } from '@commissary/schema';
import { RecordValue } from '../../form/record/index.ts';
import styles from './news-editor.module.css';

/** What a person writes of one article. */
export function ArticleFields({ path }: { readonly path: string }) {
  return (
    <div className={styles.fields}>
      {['title', 'publishDate', 'expirationDate', 'status', 'displayTitle', 'content'].map(key => (
        <RecordValue key={key} path={joinPath(path, key)} wide={key === 'title' || key === 'content'} />
      ))}
    </div>
  );
}
