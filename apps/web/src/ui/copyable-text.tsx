import { controlsTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './copyable-text.module.css';

/** A line of text with a copy button. */
export function CopyableText({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="row align-center gap-8">
      <code className={`${styles.text} grow min-width-0 text-12 break-anywhere pad-x-12 pad-y-8`}>{text}</code>
      <Button
        variant="default"
        aria-label={controlsTexts.copyValue(label)}
        leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? controlsTexts.copied : controlsTexts.copy}
      </Button>
    </div>
  );
}
