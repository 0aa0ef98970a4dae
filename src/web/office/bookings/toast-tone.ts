import type { ToastText } from '../../ui/toast/toast.tsx';

/** The tone of a message about money: of what came to nothing, or is still to come, it is neutral. `baht` came in. */
export const toastTone = (baht: number | null): ToastText['tone'] => (baht ? 'done' : 'info');
