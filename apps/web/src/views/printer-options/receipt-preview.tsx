import type { PrintTemplate, SampleOrder } from '@commissary/catalog';
import { designersTexts } from '@commissary/catalog';
import { PreviewHotspot } from '../designer/index.ts';
import { type PaperLine, type PaperWidth, receiptColumns, receiptOf } from './receipt.ts';
import styles from './receipt-preview.module.css';

export interface ReceiptPreviewProps {
  readonly template: PrintTemplate;
  readonly order: SampleOrder;
  readonly width: PaperWidth;
  /** The path of the template in the document. */
  readonly path: string;
}

/** An order on paper, as the template prints it. */
export function ReceiptPreview({ template, order, width, path }: ReceiptPreviewProps) {
  const lines = receiptOf(template, order, width);
  const of = (from: PaperLine['from']) => lines.filter(line => line.from === from);
  const painted: Readonly<Record<string, string>> = { '--columns': `${receiptColumns(template, width)}` };
  return (
    <div className={`${styles.roll} stack align-center`} data-width={width} style={painted}>
      <div className={styles.shade}>
        <div className={styles.paper}>
          {template.logo !== '' && (
            <PreviewHotspot field={`${path}/logo`} name={designersTexts.logo} className={styles.logo}>
              <img src={template.logo} alt={designersTexts.logo} />
            </PreviewHotspot>
          )}
          <Words lines={of('header')} paints={`${path}/header`} name={designersTexts.aboveOrder} />
          <PreviewHotspot field={`${path}/itemGrouping`} name={designersTexts.items}>
            <Lines lines={of(undefined)} />
          </PreviewHotspot>
          <Words lines={of('footer')} paints={`${path}/footer`} name={designersTexts.belowOrder} />
        </div>
      </div>
      <p className="size-13 tone-3">{designersTexts.copies(template.copies, width)}</p>
    </div>
  );
}

interface WordsProps {
  readonly lines: readonly PaperLine[];
  readonly paints: string;
  readonly name: string;
}

/** The template's own texts; an empty one shows what could be printed there, and is not printed. */
function Words({ lines, paints, name }: WordsProps) {
  return (
    <PreviewHotspot field={paints} name={name} className={lines.length === 0 ? styles.empty : undefined}>
      {lines.length === 0 ? designersTexts.nothing(name.toLowerCase()) : <Lines lines={lines} />}
    </PreviewHotspot>
  );
}

function Lines({ lines }: { readonly lines: readonly PaperLine[] }) {
  return lines.map(({ text, bold, large, struck }, index) => (
    // Lines of paper have no ids: the index of a line is its key.
    <span key={index.toString()} className={styles.line} data-bold={bold} data-large={large} data-struck={struck}>
      {text === '' ? ' ' : text}
    </span>
  ));
}
