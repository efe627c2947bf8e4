import { controlsTexts } from '@commissary/catalog';
import styles from './wordmark.module.css';
import dark from './wordmark-dark.svg';
import light from './wordmark-light.svg';

/** The product's name, drawn; never set in live text. */
export function Wordmark({ height = 24 }: { readonly height?: number }) {
  const size = { height, width: Math.round((height * 176) / 30) };
  return (
    <span className={styles.wordmark} style={size}>
      <img src={light} alt={controlsTexts.productName} className={styles.light} {...size} />
      <img src={dark} alt={controlsTexts.productName} className={styles.dark} {...size} />
    </span>
  );
}
