import { useEffect, useEffectEvent, useState } from 'react';

/** Why there is no picture: nobody allowed it, there is no camera, or something else has it. */
export type CameraProblem = 'refused' | 'missing' | 'busy';

/** The server keeps no more than these pixels of a photograph. */
const constraints: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
};

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
};

export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** Opens the camera on the far side of the device. Returns what stops it, also while it is being opened. */
const openCamera = (onOpen: (stream: MediaStream) => void, onProblem: (problem: CameraProblem) => void) => {
  let isClosed = false;
  const fail = (problem: CameraProblem) => isClosed || onProblem(problem);
  const opening = navigator.mediaDevices.getUserMedia(constraints);
  opening.then(
    (stream) => {
      if (isClosed) return;
      // Another app took it: its last picture would stand still.
      for (const track of stream.getTracks())
        for (const event of ['ended', 'mute']) track.addEventListener(event, () => fail('busy'));
      onOpen(stream);
    },
    (error: unknown) => fail(problems[error instanceof DOMException ? error.name : ''] ?? 'busy'),
  );
  return () => {
    isClosed = true;
    opening.then(
      (stream) => {
        for (const track of stream.getTracks()) track.stop();
      },
      () => undefined,
    );
  };
};

/** The live camera, and its torch where it has one. It is stopped with the component, and while nobody sees the page. */
export const useCamera = (onProblem: (problem: CameraProblem) => void) => {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isLit, setLit] = useState(false);
  const fail = useEffectEvent(onProblem);
  useEffect(() => {
    const open = () => openCamera(setStream, (problem) => fail(problem));
    let close = open();
    const onVisibility = () => {
      close();
      setStream(null);
      setLit(false);
      if (!document.hidden) close = open();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      close();
    };
  }, []);
  const track = stream?.getVideoTracks()[0];
  const switchTorch = (isOn: boolean) => {
    const torch: Torch = { torch: isOn };
    track?.applyConstraints({ advanced: [torch] }).then(
      () => setLit(isOn),
      () => undefined,
    );
  };
  return { stream, torch: track && hasTorch(track) ? { isLit, switch: switchTorch } : null };
};

/** What TypeScript's library leaves out. */
type Torch = MediaTrackConstraintSet & Readonly<{ torch: boolean }>;

const hasTorch = (track: MediaStreamTrack): boolean =>
  'getCapabilities' in track && Boolean(Object(track.getCapabilities()).torch);

/** The picture that a video shows, as a file; null where the browser cannot make one. */
export const stillOf = async (video: HTMLVideoElement): Promise<File | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'photo.jpg', { type: blob.type });
};
