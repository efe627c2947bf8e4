import { controlsTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** Prints the page, or saves it as a PDF: the browser asks which. */
export function PrintButton({ disabled = false }: { readonly disabled?: boolean }) {
  return (
    <Button
      variant="default"
      disabled={disabled}
      leftSection={<IconPrinter size={15} stroke={1.8} aria-hidden />}
      onClick={() => window.print()}
    >
      {controlsTexts.print}
    </Button>
  );
}
