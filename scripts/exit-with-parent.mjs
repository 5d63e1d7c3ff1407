/** Loaded into a child process by NODE_OPTIONS: when its parent is gone, killed or not, it ends too. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
