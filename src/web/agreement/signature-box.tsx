import { type PointerEvent, type RefObject, useRef } from 'react';
import { useWords } from '../languages/use-words.ts';
import { Button } from '../ui/button.tsx';

/** The canvas in pixels: white paper with dark ink in both themes. */
const size = { width: 900, height: 300 };

type Props = {
  canvas: RefObject<HTMLCanvasElement | null>;
  isDrawn: boolean;
  onDrawn: (isDrawn: boolean) => void;
};

/** The box to sign in with a finger, a pen or the mouse. */
export const SignatureBox = ({ canvas, isDrawn, onDrawn }: Props) => {
  const t = useWords('signing');
  const isDown = useRef(false);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / width) * size.width, ((clientY - top) / height) * size.height] as const;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    Object.assign(pen, { lineWidth: 5, lineCap: 'round', lineJoin: 'round', strokeStyle: '#112123' });
    pen.beginPath();
    pen.moveTo(...at(event));
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext('2d');
    if (!isDown.current || !pen) return;
    pen.lineTo(...at(event));
    pen.stroke();
    if (!isDrawn) onDrawn(true);
  };
  const end = () => {
    isDown.current = false;
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height);
    onDrawn(false);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1.5 text-xs text-muted">
        <span>{t('box')}</span>
        <Button size="xs" look="quiet" disabled={!isDrawn} onClick={clear}>
          {t('clear')}
        </Button>
      </div>
      <canvas
        ref={canvas}
        {...size}
        aria-label={t('sign')}
        role="img"
        data-theme="light"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        className="aspect-[3/1] w-full cursor-crosshair touch-none rounded-md border border-line-control bg-surface"
      />
    </div>
  );
};
