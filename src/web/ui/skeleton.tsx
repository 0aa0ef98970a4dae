/** A place held for content, in its shape: give it the size by `className`. Hidden from screen readers. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`block animate-shimmer rounded-[8px] bg-linear-to-r from-sunken via-line to-sunken bg-size-[200%_100%] ${className}`}
  />
);
