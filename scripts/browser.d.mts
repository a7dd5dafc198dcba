import type {LaunchOptions} from '@playwright/test';

export function browserOptions(): LaunchOptions;
export function ensureBrowser(): boolean;
