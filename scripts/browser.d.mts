import type {LaunchOptions} from '@playwright/test';

export function browserOptions(needs?: {windows?: boolean}): LaunchOptions;
export function ensureBrowser(): boolean;

export type EngineName = 'chromium' | 'firefox' | 'webkit';
export const hasOwn: Record<EngineName, () => boolean>;
export function firefoxOptions(): LaunchOptions;
export function missingFor(engine: EngineName): string[];
