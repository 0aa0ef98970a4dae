/** A place held for content, in its shape: give it the size by `className`. Hidden from screen readers. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-shimmer bg-shimmer rounded-md ${className}`} />
);
